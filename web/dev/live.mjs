/**
 * Plays against a real server in a real browser and takes pictures on the way:
 *     node dev/live.mjs [wide|tablet|phone] [rounds]
 * Starts `rallybox serve` on a free port with a database of its own, and ends it again.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { startServer } from "./server.mjs";

const SIZES = { wide: [1440, 900], tablet: [820, 1180], phone: [390, 844] };
const size = process.argv[2] ?? "wide";
const [width, height] = SIZES[size];
const decisions = Number(process.argv[3] ?? 6);
/** A whole game: no pauses, no pictures on the way. */
const fast = decisions > 50;
const server = await startServer(...(fast ? ["--no-pauses", "--no-limits"] : []));
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
const shots = join(import.meta.dirname, "shots");
mkdirSync(shots, { recursive: true });
try {
  const page = await browser.newPage({ viewport: { width, height } });
  page.on("console", (m) => ["error", "warning"].includes(m.type()) && console.log(m.text()));
  page.on("pageerror", (error) => console.log(String(error)));
  if (fast) {
    await page.addInitScript(() => {
      localStorage.setItem("rallybox-settings", JSON.stringify({ pace: "skip" }));
    });
  }
  const wait = (ms) => page.waitForTimeout(fast ? 30 : ms);
  const shot = (name) => page.screenshot({ path: join(shots, `live-${size}-${name}.png`) });
  await page.goto(server.base);
  await page.waitForTimeout(1200);
  await shot("home");
  await page.getByRole("button", { name: "Set up a table" }).first().click();
  await page.waitForTimeout(400);
  await shot("new");
  await page.keyboard.press("Escape");
  const begun = Date.now();
  await page.getByRole("button", { name: "Play now" }).first().click();
  await page.waitForSelector(".frame", { timeout: 10_000 });
  for (let i = 0; i < decisions; i++) {
    await page.waitForSelector(".asked, .result", { timeout: 60_000 });
    if (await page.locator(".result").count()) {
      await shot("result");
      console.log("the race is over after", i, "decisions,", Date.now() - begun, "ms");
      break;
    }
    if (i === 0) console.log("first question after", Date.now() - begun, "ms");
    await wait(500);
    if (await page.locator(".hand button:not(:disabled)").count()) {
      await page.locator(".hand button:not(:disabled)").last().click();
      await wait(700);
      if (!fast) await shot(`play${i}`);
      await page.getByRole("button", { name: "Drive" }).click();
    } else {
      if (!fast) await shot(`ask${i}`);
      await page.locator(".asked .choice, .asked .main").last().click();
    }
    await wait(900);
    if (!fast) await shot(`tell${i}`);
  }
} finally {
  await browser.close();
  await server.end();
}
