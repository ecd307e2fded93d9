/**
 * Takes pictures of the gallery: node dev/shots.mjs name=query[@size] ...
 * Sizes: see sizes.mjs.
 */
import { mkdirSync } from "node:fs";
import { chromium } from "playwright-core";
import { serveGallery } from "./serve.mjs";
import { SIZES } from "./sizes.mjs";

const server = await serveGallery();
const base = server.resolvedUrls.local[0];
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
mkdirSync(import.meta.dirname + "/shots", { recursive: true });
for (const order of process.argv.slice(2)) {
  const [, name, query, size = "wide"] = /^(\w+)=([^@]*)(?:@(\w+))?$/.exec(order) ?? [];
  const [width, height] = SIZES[size];
  const page = await browser.newPage({ viewport: { width, height } });
  page.setDefaultTimeout(120_000);
  page.on("console", (message) => message.type() === "error" && console.log(name, message.text()));
  page.on("pageerror", (error) => console.log(name, String(error)));
  await page.goto(`${base}${query.startsWith("/") ? query.slice(1) : "dev/index.html?" + query}`);
  if (!query.startsWith("/")) await page.waitForSelector(".frame");
  await page.waitForTimeout(Number(new URLSearchParams(query).get("wait") ?? 900));
  // click=0,2 clicks those buttons of the hand
  const clicks = new URLSearchParams(query).get("click");
  for (const place of clicks?.split(",") ?? []) {
    await page.locator(".cards button").nth(Number(place)).click();
  }
  if (clicks) await page.waitForTimeout(600);
  await page.screenshot({ path: `${import.meta.dirname}/shots/${name}.png` });
  await page.close();
}
await browser.close();
await server.close();
