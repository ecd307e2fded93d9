/** Asks axe-core about the gallery's pages: node dev/axe.mjs query[@size] ... */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { chromium } from "playwright-core";
import { serveGallery } from "./serve.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf-8");
const SIZES = { wide: [1440, 900], tablet: [820, 1180], phone: [390, 844], small: [360, 640] };
const server = await serveGallery();
const base = server.resolvedUrls.local[0];
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
let serious = 0;
for (const order of process.argv.slice(2)) {
  const [query, size = "wide"] = order.split("@");
  const [width, height] = SIZES[size];
  const page = await browser.newPage({ viewport: { width, height } });
  await page.goto(`${base}dev/index.html?${query}`);
  await page.waitForTimeout(1200);
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => globalThis.axe.run());
  for (const { id, impact, nodes } of violations) {
    if (impact === "serious" || impact === "critical") serious += 1;
    console.log(
      order,
      impact,
      id,
      nodes.length,
      nodes.slice(0, 2).map((n) => n.html.slice(0, 160)),
    );
  }
  await page.close();
}
console.log("serious:", serious);
await browser.close();
await server.close();
process.exit(serious ? 1 : 0);
