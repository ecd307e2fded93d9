/** Chromium's own trace of a page: what its main thread did, and for how long. */
import { readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";

export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args: { name?: string };
}

export async function trace(
  browser: Browser,
  page: Page,
  work: () => Promise<void>,
): Promise<TraceEvent[]> {
  const path = join(tmpdir(), `rallybox-trace-${process.pid}.json`);
  await browser.startTracing(page, { path, categories: ["devtools.timeline", "toplevel"] });
  await work();
  await browser.stopTracing();
  const { traceEvents } = JSON.parse(readFileSync(path, "utf-8")) as { traceEvents: TraceEvent[] };
  rmSync(path);
  return traceEvents;
}

export const milliseconds = (us = 0): string => `${(us / 1000).toFixed(1)} ms`;

/** Everything on the page's main thread: of all renderers, the one that did most is the page's. */
export function mainThread(events: readonly TraceEvent[]): TraceEvent[] {
  const threads = events
    .filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain")
    .map(({ pid, tid }) =>
      events.filter((event) => event.pid === pid && event.tid === tid && event.ph === "X"),
    );
  return threads.sort((a, b) => b.length - a.length)[0] ?? [];
}

/** What a task was busy with, longest first. */
export function inside(task: TraceEvent, own: readonly TraceEvent[]): string {
  const parts = new Map<string, number>();
  for (const event of own) {
    const { dur = 0 } = event;
    if (event === task || event.ts < task.ts || event.ts + dur > task.ts + (task.dur ?? 0))
      continue;
    parts.set(event.name, (parts.get(event.name) ?? 0) + dur);
  }
  const top = [...parts].sort((a, b) => b[1] - a[1]).slice(0, 3);
  return top.map(([name, us]) => `${name} ${milliseconds(us)}`).join(", ");
}

/** Its tasks, the longest first. */
export const tasksOf = (own: readonly TraceEvent[]): TraceEvent[] =>
  own.filter(({ name }) => name.endsWith("RunTask")).sort((a, b) => (b.dur ?? 0) - (a.dur ?? 0));
