/** Makes the icons in public/icons from icon.svg, in Chromium: node icons/make.mjs */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";

const here = import.meta.dirname;
const out = join(here, "../public/icons");
const art = readFileSync(join(here, "icon.svg"), "utf-8");
/** Rounded, for places that show an icon as it is; the others cut it to their own shape. */
const rounded = art
  .replace(
    "<rect",
    '<clipPath id="edge"><rect width="512" height="512" rx="112" /></clipPath><g clip-path="url(#edge)"><rect',
  )
  .replace("</svg>", "</g></svg>");

const ICONS = [
  ["icon-192.png", 192, rounded],
  ["icon-512.png", 512, rounded],
  ["maskable-192.png", 192, art],
  ["maskable-512.png", 512, art],
  ["apple-touch.png", 180, art],
];

mkdirSync(out, { recursive: true });
writeFileSync(join(out, "icon.svg"), rounded);
const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
for (const [name, size, svg] of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>*{margin:0}svg{display:block;width:100vw}</style>${svg}`);
  await page.screenshot({ path: join(out, name), omitBackground: true });
  await page.close();
}
await browser.close();
