/** Pictures of what surrounds a race: preview, rules, dice, replay; from a real server. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { runnerImport } from "vite";

const SIZES = { wide: [1440, 900], tablet: [820, 1180], phone: [390, 844] };
const shots = join(import.meta.dirname, "shots");
mkdirSync(shots, { recursive: true });
const load = async (file) => (await runnerImport(join(import.meta.dirname, file))).module;
const { startServer } = await load("../browser/server.ts");
const server = await startServer("--no-pauses", "--no-limits");
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
const MOVES = ".asked .main, .asked .choice, .result";

async function answer(page) {
  const drive = page.getByRole("button", { name: "Drive", exact: true });
  const before = await page.locator(".asked").getAttribute("data-step");
  if (await drive.count()) {
    if (await drive.isDisabled())
      await page.locator("ul.hand button:not(:disabled)").last().click();
    await drive.click();
  } else await page.locator(".asked .choice, .asked .main").last().click();
  await page.waitForFunction(
    (step) => document.querySelector(".asked")?.getAttribute("data-step") !== step,
    before,
  );
}

try {
  const context = await browser.newContext({ locale: "en-GB" });
  await context.addInitScript(() =>
    localStorage.setItem("rallybox-settings", JSON.stringify({ pace: "skip" })),
  );
  const page = await context.newPage();
  page.on("pageerror", (error) => console.log(String(error)));
  const shoot = async (name) => {
    for (const [size, [width, height]] of Object.entries(SIZES)) {
      if (process.argv[2] && process.argv[2] !== size) continue;
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(500);
      await page.screenshot({ path: join(shots, `after-${size}-${name}.png`) });
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  };
  await page.goto(server.base);
  await page.getByRole("button", { name: "Set up a table" }).first().click();
  await shoot("new");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Play now" }).first().click();
  await page.waitForSelector(MOVES);
  await page.locator("ul.hand button:not(:disabled)").last().click();
  await shoot("preview");
  await page.getByRole("tab", { name: "Rules" }).click();
  await shoot("tab");
  await page.getByRole("button", { name: "The full rules" }).click();
  await shoot("rules");
  await page.keyboard.press("Escape");
  let stage = false;
  for (;;) {
    await page.waitForSelector(MOVES);
    if (await page.locator(".result").count()) break;
    const ruling = page.locator(".asked").getByRole("button", { name: /RR-15/ });
    if (!stage && (await ruling.count())) {
      stage = true;
      await shoot("stage");
      await ruling.click();
      await shoot("ruling");
      await page.keyboard.press("Escape");
    }
    await answer(page);
  }
  await shoot("result");
  await page.getByRole("button", { name: "Verify the dice" }).click();
  await page.waitForSelector(".verdict");
  await shoot("dice");
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Watch it again" }).click();
  await page.getByRole("combobox", { name: "Jump to" }).selectOption({ index: 5 });
  await shoot("replay");
  await page.getByRole("combobox", { name: "Seen by" }).selectOption({ index: 2 });
  await page.waitForSelector("ul.hand");
  await shoot("replay-seat");
} finally {
  await browser.close();
  await server.end();
}
