/**
 * How smoothly cars drive: the longest tasks of the page while a reel plays, from Chromium's trace.
 *     node dev/perf.mjs [seconds]
 */
import { readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { serveGallery } from "./serve.mjs";

const seconds = Number(process.argv[2] ?? 10);
const server = await serveGallery();
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
const file = join(tmpdir(), `rallybox-trace-${process.pid}.json`);
await page.goto(server.resolvedUrls.local[0] + "dev/index.html?reel=demo5watch&at=60");
await page.waitForTimeout(3000);
await page.goto(server.resolvedUrls.local[0] + "dev/index.html?reel=demo5watch&at=60&play=1");
await page.waitForSelector(".ticker p");
await browser.startTracing(page, { path: file, categories: ["devtools.timeline", "toplevel"] });
await page.waitForTimeout(seconds * 1000);
await browser.stopTracing();
const { traceEvents } = JSON.parse(readFileSync(file, "utf-8"));
rmSync(file);
const main = traceEvents.find((e) => e.name === "thread_name" && e.args.name === "CrRendererMain");
const own = traceEvents.filter((e) => e.tid === main?.tid && e.pid === main?.pid && e.ph === "X");
const tasks = own.filter((e) => /RunTask/.test(e.name)).sort((a, b) => b.dur - a.dur);
const ms = (us) => (us / 1000).toFixed(1);
console.log(tasks.length, "tasks, over 50 ms:", tasks.filter((t) => t.dur > 50_000).length);
for (const task of tasks.slice(0, 6)) {
  const parts = new Map();
  for (const e of own) {
    if (e === task || e.ts < task.ts || e.ts + e.dur > task.ts + task.dur) continue;
    parts.set(e.name, (parts.get(e.name) ?? 0) + e.dur);
  }
  const top = [...parts].sort((a, b) => b[1] - a[1]).slice(0, 5);
  // Processor time shows whether the task was long or only the machine busy.
  console.log(
    ms(task.dur),
    "ms, processor",
    ms(task.tdur ?? 0),
    top.map(([n, d]) => `${n} ${ms(d)}`).join(", "),
  );
}
await browser.close();
await server.close();
