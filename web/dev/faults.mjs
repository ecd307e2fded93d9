/** What is shown when something is wrong: the server goes and comes back, a table is not there. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { startServer } from "./server.mjs";

const shots = join(import.meta.dirname, "shots");
mkdirSync(shots, { recursive: true });
const server = await startServer();
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
try {
  const page = await browser.newPage({ viewport: { width: 1000, height: 700 } });
  page.on("pageerror", (error) => console.log(String(error)));
  const shot = (name) => page.screenshot({ path: join(shots, `fault-${name}.png`) });
  await page.goto(`${server.base}/table/nothing-here-at-all`);
  await page.waitForTimeout(1500);
  await shot("gone");
  await page.goto(`${server.base}/join/XXXX`);
  await page.waitForTimeout(1000);
  await shot("code");
  await page.goto(server.base);
  await page.getByRole("button", { name: "Play now" }).first().click();
  await page.waitForSelector(".asked", { timeout: 30_000 });
  const before = await page.locator("ul.hand").innerText();
  await server.stop();
  await page.waitForTimeout(2500);
  await shot("down");
  await server.start();
  await page.waitForFunction(() => !document.querySelector(".line p"), null, { timeout: 40_000 });
  await page.waitForSelector(".asked");
  console.log("back, the same hand:", before === (await page.locator("ul.hand").innerText()));
  const watching = await browser.newContext();
  const other = await watching.newPage();
  const frames = [];
  other.on("websocket", (ws) => ws.on("framereceived", (f) => frames.push(String(f.payload))));
  await other.goto(page.url().replace("/table/", "/watch/"));
  await other.waitForSelector(".frame");
  await other.screenshot({ path: join(shots, "fault-watch.png") });
  const hands = frames.flatMap((f) => [...f.matchAll(/"hand":(\[[^\]]*\])/g)].map((m) => m[1]));
  console.log("hands that a watcher was told:", JSON.stringify(hands));
} finally {
  await browser.close();
  await server.end();
}
