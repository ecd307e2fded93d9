/** Pictures of every scene of the lessons, from a real server: node dev/lessons.mjs phone fr */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { runnerImport } from "vite";

const SIZES = { wide: [1440, 900], tablet: [820, 1180], phone: [390, 844] };
const [wanted, language = "en"] = process.argv.slice(2);
const shots = join(import.meta.dirname, "shots");
mkdirSync(shots, { recursive: true });
const { module } = await runnerImport(join(import.meta.dirname, "../browser/server.ts"));
const server = await module.startServer("--no-limits");
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
try {
  const { lessons } = await (await fetch(`${server.base}/api/lessons`)).json();
  for (const [size, [width, height]] of Object.entries(SIZES)) {
    if (wanted && wanted !== size) continue;
    const page = await browser.newPage({ viewport: { width, height } });
    page.on("pageerror", (error) => console.log(String(error)));
    await page.addInitScript(
      (settings) => localStorage.setItem("rallybox-settings", settings),
      JSON.stringify({ language }),
    );
    for (const { game, scenes } of lessons) {
      for (const [i, { name }] of scenes.entries()) {
        await page.goto(`${server.base}/learn/${game}/${i + 1}`);
        await page.locator(".coach").waitFor();
        await page.waitForTimeout(600);
        await page.screenshot({ path: join(shots, `lesson-${size}-${game}-${i + 1}-${name}.png`) });
      }
    }
    await page.close();
  }
} finally {
  await browser.close();
  await server.end();
}
