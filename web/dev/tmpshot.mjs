import { chromium } from "playwright-core";
const [ids, cookie] = [process.env.IDS.split(","), process.env.COOKIE];
const SIZES = { wide: [1440, 900], tablet: [820, 1180], phone: [390, 844], small: [360, 640], side: [844, 390], tv: [1920, 1080] };
const base = process.env.BASE ?? "http://127.0.0.1:8977";
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const lang = process.env.LOCALE ?? "en-GB";
for (const id of ids) for (const size of (process.env.SIZE ?? "wide").split(",")) {
  const [width, height] = SIZES[size];
  const context = await browser.newContext({ locale: lang, viewport: { width, height }, reducedMotion: "reduce", colorScheme: process.env.NIGHT ? "dark" : "light" });
  await context.addCookies([{ name: "rallybox", value: cookie, url: base }]);
  const page = await context.newPage();
  page.on("pageerror", (e) => console.log("ERR", String(e)));
  page.on("console", (m) => m.type() === "error" && console.log("CON", m.text()));
  const t = Date.now();
  await page.goto(`${base}/${process.env.PAGE ?? "review"}/${id}${process.env.HASH ?? ""}`);
  await page.waitForSelector(process.env.WAIT ?? ".graph svg, .nowhere", { timeout: 60000 }).catch(() => console.log("no graph"));
  console.log(id, size, Date.now() - t, "ms");
  await page.waitForTimeout(Number(process.env.AFTER ?? 2500));
  if (process.env.DO) await eval(`(async () => { ${process.env.DO} })()`);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (over > 0) console.log("OVERFLOW", over);
  await page.screenshot({ path: `/tmp/look/${process.env.NAME ?? "r"}-${id.slice(0, 4)}-${size}.png`, fullPage: !!process.env.FULL });
  await context.close();
}
await browser.close();
