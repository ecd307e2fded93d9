/** Pictures of puzzles, before and after a try, from a real server: node dev/puzzles.mjs phone fr */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { runnerImport } from "vite";
import { SIZES } from "./sizes.mjs";

const [wanted, language = "en", theme = "light"] = process.argv.slice(2);
const shots = join(import.meta.dirname, "shots");
mkdirSync(shots, { recursive: true });
const { module } = await runnerImport(join(import.meta.dirname, "../browser/server.ts"));
const server = await module.startServer("--no-limits");
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
try {
  const { games } = await (await fetch(`${server.base}/api/puzzles`)).json();
  for (const [size, [width, height]] of Object.entries(SIZES)) {
    if (wanted && !wanted.split(",").includes(size)) continue;
    const page = await browser.newPage({ viewport: { width, height }, colorScheme: theme });
    page.on("pageerror", (error) => console.log(String(error)));
    await page.addInitScript(
      (settings) => localStorage.setItem("rallybox-settings", settings),
      JSON.stringify({ language }),
    );
    const shot = (name) => page.screenshot({ path: join(shots, `puzzle-${size}-${name}.png`) });
    for (const path of ["", "puzzles"]) {
      await page.goto(`${server.base}/${path}`);
      await page.locator("main").waitFor();
      await page.waitForTimeout(600);
      await page.screenshot({
        path: join(shots, `puzzle-${size}-page-${path || "home"}.png`),
        fullPage: true,
      });
    }
    for (const { game, grades } of games) {
      const id = grades[1][0];
      await page.goto(`${server.base}/puzzles/${id}`);
      await page.locator(".answer").waitFor();
      await page.waitForTimeout(500);
      await shot(`${game}-asked`);
    }
    await page.close();
  }
} finally {
  await browser.close();
  await server.end();
}
