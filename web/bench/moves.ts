/** How long it takes from a click here until the move is on the screen there. */
import type { Browser, Page } from "playwright-core";
import { factsOf, GAMES } from "../browser/facts";
import { firstAsked, LIVELY, visitor } from "../browser/house";
import { begin, pick } from "../browser/play";
import type { Part } from "./report";

const BAR = 150;

interface Watch {
  /** When the last trusted click happened here. */
  clicked: number;
  /** When the frame was ready that first showed a new sentence; 0 until then. */
  shown: number;
}

/** In the page: notes clicks, and the first frame with something new in the ticker. */
function watch(): void {
  const bench: Watch = { clicked: 0, shown: 0 };
  Object.assign(globalThis, { bench });
  const now = (at = performance.now()): number => performance.timeOrigin + at;
  addEventListener(
    "click",
    (event) => {
      if (event.isTrusted) bench.clicked = now(event.timeStamp);
    },
    true,
  );
  /** After the frame has been styled, laid out and painted. */
  const afterFrame = (then: () => void): void => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = then;
      port2.postMessage(null);
    });
  };
  new MutationObserver((changes) => {
    const news = changes.some(
      ({ target, addedNodes }) =>
        addedNodes.length > 0 && target instanceof Element && target.closest(".ticker"),
    );
    if (news && bench.shown === 0) afterFrame(() => void (bench.shown ||= now()));
  }).observe(document, { subtree: true, childList: true });
}

type Watched = typeof globalThis & { bench: Watch };
const clicked = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as Watched).bench.clicked);
const shown = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as Watched).bench.shown);

/** Nothing is being told here any more; a click, as people do, ends what is. */
async function calm(page: Page): Promise<void> {
  for (;;) {
    if (!(await page.locator(".ticker p").count())) return;
    await page.mouse.click(2, 2);
    await page.waitForTimeout(30);
  }
}

/** One move of whoever is asked; null if nobody else sees it at once. */
async function move(pages: readonly Page[], game: string): Promise<number | null> {
  const here = await firstAsked(pages);
  const there = pages.find((page) => page !== here) as Page;
  for (const page of pages) await calm(page);
  const button = await pick(here);
  const open = await factsOf(game).seen(here);
  await there.evaluate(() => void ((globalThis as Watched).bench.shown = 0));
  await button.click();
  if (!open) return null;
  const begun = await clicked(here);
  await there.waitForFunction(() => (globalThis as Watched).bench.shown > 0);
  return (await shown(there)) - begun;
}

async function game(
  browser: Browser,
  base: string,
  name: string,
  moves: number,
  seconds: number,
): Promise<number[]> {
  const times: number[] = [];
  const until = performance.now() + seconds * 1000;
  const more = (): boolean =>
    times.length < moves && (times.length === 0 || performance.now() < until);
  while (more()) {
    const pages: Page[] = [];
    for (let i = 0; i < 2; i++) {
      const { page } = await visitor(browser, "wide", {}, LIVELY);
      await page.addInitScript(watch);
      pages.push(page);
    }
    const table = await begin(base, pages, {
      game: name,
      players: factsOf(name).few,
      bots: "rookie",
    });
    for (const page of pages) await page.goto(`${base}/table/${table}`);
    while (more() && !(await pages[0]?.locator(".result").count())) {
      const time = await Promise.race([move(pages, name), over(pages)]);
      if (time === "over") break;
      if (time !== null) times.push(time);
    }
    for (const page of pages) await page.context().close();
  }
  return times;
}

async function over(pages: readonly Page[]): Promise<"over"> {
  await pages[0]?.waitForSelector(".result", { timeout: 0 }).catch(() => undefined);
  return "over";
}

const share = (times: readonly number[], part: number): number => {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.ceil(part * sorted.length) - 1] ?? 0;
};

export async function measureMoves(
  browser: Browser,
  base: string,
  moves: number,
  seconds: number,
): Promise<Part> {
  const all: number[] = [];
  const rows = [];
  const line = (what: string, times: readonly number[]): Part["rows"][number] => ({
    what,
    value: `p50 ${share(times, 0.5).toFixed(0)} ms, p95 ${share(times, 0.95).toFixed(0)} ms, longest ${Math.max(...times).toFixed(0)} ms (${times.length} moves)`,
    bar: `p95 at most ${BAR} ms`,
    met: share(times, 0.95) <= BAR,
  });
  for (const name of GAMES) {
    const times = await game(browser, base, name, moves, seconds);
    all.push(...times);
    rows.push(line(name, times));
  }
  return {
    title: "From a click to the other player's screen",
    about:
      "Two people in two browser windows at one table, on the loopback, with the animations as they are when nobody has changed a setting. The time begins with the click that sends the move (the event's own time stamp) and ends when the other window has styled, laid out and painted the first frame that shows it: the sentence in the banner, and the first picture of the animation. Both windows were at rest before. A move goes through the server's database on the way.",
    rows: [...rows, line("all", all)],
  };
}
