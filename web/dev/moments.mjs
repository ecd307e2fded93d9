/**
 * Pictures of every kind of moment at a table, at three sizes, or those one names (see sizes.mjs):
 *     node dev/moments.mjs [wide,tablet,phone] [part of a name]
 */
import { mkdirSync } from "node:fs";
import { chromium } from "playwright-core";
import { games } from "./games.mjs";
import { serveGallery } from "./serve.mjs";
import { SIZES } from "./sizes.mjs";

/** Name, query, then what is clicked: a selector and which of them, or how long is waited. */
const MOMENTS = [...(await games()).values()].flatMap(({ moments }) => moments);

const [sizes = "wide,tablet,phone", part = ""] = process.argv.slice(2);
const server = await serveGallery();
const base = server.resolvedUrls.local[0];
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
const folder = import.meta.dirname + "/shots";
mkdirSync(folder, { recursive: true });
for (const size of sizes.split(",")) {
  const [width, height] = SIZES[size];
  // One page for all: what it has loaded once it does not load again.
  const page = await browser.newPage({ viewport: { width, height } });
  page.setDefaultTimeout(120_000);
  let name = "";
  page.on("console", (message) => message.type() === "error" && console.log(name, message.text()));
  page.on("pageerror", (error) => console.log(name, String(error)));
  for (const [title, query, ...steps] of MOMENTS.filter(([title]) => title.includes(part))) {
    name = `${title}-${size}`;
    try {
      const theme = query.includes("theme=") ? "" : "&theme=day";
      await page.goto(`${base}dev/index.html?${query}${theme}`);
      await page.waitForSelector(".frame");
      await page.waitForTimeout(600);
      for (const step of steps) {
        if (typeof step === "number") await page.waitForTimeout(step);
        else await page.locator(step[0]).nth(step[1]).click({ timeout: 3000, force: true });
      }
      await page.waitForTimeout(500);
      await page.screenshot({ path: `${folder}/m-${name}.png` });
    } catch (error) {
      console.log(name, String(error).split("\n")[0]);
    }
  }
  await page.close();
}
await browser.close();
await server.close();
