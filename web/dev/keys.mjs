/** Plays by keyboard alone against a real server: node dev/keys.mjs [decisions]. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { startServer } from "./server.mjs";

const decisions = Number(process.argv[2] ?? 5);
const shots = join(import.meta.dirname, "shots");
mkdirSync(shots, { recursive: true });
const server = await startServer("--no-pauses");
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.on("pageerror", (error) => console.log(String(error)));
  await page.addInitScript(() => {
    localStorage.setItem("rallybox-settings", JSON.stringify({ pace: "fast" }));
  });
  await page.goto(server.base);
  const named = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");
  for (let i = 0; i < 30 && (await named()) !== "Play now"; i++) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  for (let i = 0; i < decisions; i++) {
    await page.waitForSelector(".asked button:not(:disabled), .result", { timeout: 60_000 });
    await page.waitForTimeout(300);
    console.log(i, "focus on:", await named());
    const inHand = await page.evaluate(() => Boolean(document.activeElement?.closest("ul.hand")));
    if (inHand) {
      await page.keyboard.press("Space");
      await page.screenshot({ path: join(shots, `keys-${i}.png`) });
    }
    await page.keyboard.press("Enter");
    await page.waitForTimeout(700);
  }
} finally {
  await browser.close();
  await server.end();
}
