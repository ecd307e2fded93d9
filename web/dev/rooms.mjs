/** Pictures of every page around a table, at three sizes, from a real server. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { runnerImport } from "vite";

const SIZES = { wide: [1440, 900], tablet: [820, 1180], phone: [390, 844] };
const shots = join(import.meta.dirname, "shots");
mkdirSync(shots, { recursive: true });
const { module } = await runnerImport(join(import.meta.dirname, "../browser/server.ts"));
const { startServer } = module;
const server = await startServer();
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
try {
  for (const [size, [width, height]] of Object.entries(SIZES)) {
    if (process.argv[2] && process.argv[2] !== size) continue;
    const page = await browser.newPage({ viewport: { width, height } });
    page.on("pageerror", (error) => console.log(String(error)));
    const shot = async (name) => {
      await page.waitForTimeout(600);
      await page.screenshot({ path: join(shots, `room-${size}-${name}.png`) });
    };
    await page.goto(server.base);
    await page.getByRole("button", { name: "Set up a table" }).first().click();
    await shot("new");
    await page.getByRole("radio", { name: "Standard" }).check({ force: true });
    await page.getByRole("radio", { name: "laid by me" }).check({ force: true });
    await page.getByRole("button", { name: "Use this course" }).waitFor();
    await shot("builder");
    await page.getByRole("button", { name: "Drive it the other way" }).nth(4).click();
    await page.getByRole("button", { name: "Drive it the other way" }).nth(2).click();
    await shot("clash");
    await page.getByRole("button", { name: "Shuffle" }).click();
    await page.getByRole("button", { name: "Use this course" }).click();
    await page.getByRole("button", { name: "Create the table" }).click();
    await page.waitForSelector("ol li");
    await shot("waiting");
    await page.getByRole("button", { name: "Settings" }).click();
    await shot("settings");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Fill with bots" }).click();
    await page.getByRole("button", { name: "Start", exact: true }).click();
    await page.waitForSelector(".frame");
    if (size === "wide") {
      await page.getByRole("tab", { name: "Rules" }).click();
      await shot("rules");
      await page.getByRole("tab", { name: "Chat" }).click();
      await page.getByRole("button", { name: "Good luck!" }).click();
      await shot("chat");
    } else {
      await page.getByRole("button", { name: "What happened" }).first().click();
      await shot("sheet");
    }
    await page.goto(server.base);
    await shot("home");
    await page.close();
  }
} finally {
  await browser.close();
  await server.end();
}
