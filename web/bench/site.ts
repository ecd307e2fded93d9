/** The games in a page, without a server: what comes over the wire, how soon one plays, how bots think. */
import type { Browser, BrowserContext, Page } from "playwright-core";
import { GAMES } from "../browser/facts";
import { asked, LIVELY, PATIENT, playNow, stepOf, visitor } from "../browser/house";
import { reply } from "../browser/play";
import { beginInside, everythingKept, goTo, home, memoryKept } from "../browser/site/inside";
import { startStatic, type StaticHost } from "../browser/static";
import type { Part, Row } from "./report";
import { sizeOfHome } from "./size";
import { inside, mainThread, milliseconds, tasksOf, trace } from "./trace";

const MB = 1_000_000;
const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
const BARS = { club: 200, pro: 1_500 } as const;

/** The home worker, with a clock on every decision that it lets the thinker make. */
const TIMED = `{
  const begun = new Map(), channel = new BroadcastChannel("bench");
  const post = MessagePort.prototype.postMessage;
  MessagePort.prototype.postMessage = function (message, ...rest) {
    if (message?.do === "think" && atob(message.text).includes("decide"))
      begun.set(message.number, performance.now());
    return post.call(this, message, ...rest);
  };
  const hearing = Object.getOwnPropertyDescriptor(MessagePort.prototype, "onmessage");
  Object.defineProperty(MessagePort.prototype, "onmessage", {
    set(listener) {
      hearing.set.call(this, (event) => {
        const since = begun.get(event.data?.number);
        if (since !== undefined && event.data.is === "thought") channel.postMessage(performance.now() - since);
        return listener(event);
      });
    },
  });
}
`;

/** In the page: hears how long each thought took. */
function watch(): void {
  const thought: number[] = [];
  Object.assign(globalThis, { thought });
  new BroadcastChannel("bench").onmessage = ({ data }) => thought.push(Number(data));
}

interface Visit {
  readonly took: number;
  /** How many decisions of bots were shown before: each takes its time, on purpose. */
  readonly before: number;
}

/** Until the first question, from an address that was typed. */
async function untilAsked(context: BrowserContext, base: string, game: string): Promise<Visit> {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENT); // who is slow is told so
  const begun = performance.now();
  await page.goto(base);
  await home(page);
  await playNow(page, game);
  await asked(page);
  const took = performance.now() - begun;
  const before = Number(await stepOf(page)) - 1;
  await everythingKept(page);
  await memoryKept(page);
  await page.close();
  return { took, before };
}

/** Chance says who begins: so many visits show it all. */
const SECOND_VISITS = 6;

const middle = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** Visits of people who come again, each the second of a fresh browser profile. */
async function again(browser: Browser, host: StaticHost, game: string): Promise<Row[]> {
  const visits: Visit[] = [];
  for (let visit = 0; visit < SECOND_VISITS; visit += 1) {
    const context = await browser.newContext();
    await untilAsked(context, host.base, game);
    visits.push(await untilAsked(context, host.base, game));
    await context.close();
  }
  const befores = [...new Set(visits.map(({ before }) => before))].sort((a, b) => a - b);
  return befores.map((before) => {
    const same = visits.filter((visit) => visit.before === before).map(({ took }) => took);
    const took = middle(same);
    return {
      what: `${game}: the second visit, ${before} decisions of bots before, middle of ${same.length}`,
      value: seconds(took),
      bar: "3 s",
      met: took <= 3_000,
    };
  });
}

const sum = (sent: ReadonlyMap<string, number>): number =>
  [...sent.values()].reduce((all, bytes) => all + bytes, 0);

async function starting(browser: Browser, host: StaticHost): Promise<Row[]> {
  const rows: Row[] = [];
  for (const game of GAMES) {
    host.sent.clear();
    const context = await browser.newContext();
    const { took: cold, before } = await untilAsked(context, host.base, game);
    const bytes = sum(host.sent);
    await context.close();
    rows.push(
      {
        what: `${game}: first game, over the wire`,
        value: `${(bytes / MB).toFixed(2)} MB`,
        bar: "8 MB",
        met: bytes <= 8 * MB,
      },
      {
        what: `${game}: cold start to the first own decision, ${before} of bots before`,
        value: seconds(cold),
        bar: "10 s",
        met: cold <= 10_000,
      },
      ...(await again(browser, host, game)),
    );
  }
  return rows;
}

async function play(page: Page, moves: number, seconds: number): Promise<void> {
  const until = performance.now() + seconds * 1000;
  for (let move = 0; move < moves && performance.now() < until; move += 1) {
    if ((await asked(page)) === "result") break;
    await reply(page);
  }
}

type Thinking = typeof globalThis & { thought: number[] };

/** Somebody at a page whose home worker tells how long decisions take. */
async function timed(browser: Browser, host: StaticHost): Promise<Page> {
  const { page } = await visitor(browser, "wide", {}, LIVELY);
  await page.context().route(/home\.worker.*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: TIMED + (await response.text()) });
  });
  await page.goto(host.base);
  await home(page);
  await page.evaluate(watch);
  return page;
}

/** One game with two bots of a level. */
async function beside(
  browser: Browser,
  host: StaticHost,
  page: Page,
  { game, level }: { game: string; level: keyof typeof BARS },
  most: { moves: number; seconds: number },
): Promise<Row[]> {
  const seats = ["person", level, level];
  const id = await beginInside(page, host.base, { game, seats });
  await goTo(page, host.base, `/table/${id}`);
  await asked(page);
  await page.evaluate(() => void ((globalThis as Thinking).thought.length = 0));
  const work = (): Promise<void> => play(page, most.moves, most.seconds);
  const own = mainThread(await trace(browser, page, work));
  const [longest] = tasksOf(own);
  const thought = await page.evaluate(() => (globalThis as Thinking).thought);
  const sorted = thought.sort((a, b) => a - b);
  const p95 = sorted[Math.ceil(sorted.length * 0.95) - 1];
  return [
    {
      what: `${game}: ${level} decides, p95 of ${sorted.length}`,
      value: p95 === undefined ? "never" : `${p95.toFixed(0)} ms`,
      bar: `${BARS[level]} ms`,
      met: p95 !== undefined && p95 <= BARS[level],
    },
    {
      what: `${game}: longest task of the page beside ${level}`,
      value: longest
        ? `${milliseconds(longest.dur)} (${milliseconds(longest.tdur)} of processor; ${inside(longest, own)})`
        : "none",
      bar: "50 ms",
      met: (longest?.dur ?? 0) <= 50_000,
    },
  ];
}

async function thinking(
  browser: Browser,
  host: StaticHost,
  most: { moves: number; seconds: number },
): Promise<Row[]> {
  const rows: Row[] = [];
  const page = await timed(browser, host);
  for (const game of GAMES) {
    for (const level of ["club", "pro"] as const) {
      rows.push(...(await beside(browser, host, page, { game, level }, most)));
    }
  }
  await page.context().close();
  return rows;
}

export async function measureSite(browser: Browser, moves: number, seconds: number): Promise<Part> {
  const host = await startStatic();
  try {
    return {
      title: "Without a server",
      about:
        "The folder of `make site` on a plain host on loopback, packed with gzip. A first visit with nothing kept, “Play now” as soon as it can be pressed; everything that came until all of it was kept. Then second visits, once Python's memory is kept: by how many decisions of bots were shown before the first own one, which chance says. Bots: how long the thinker works on a decision of a table of three, and the longest task of the page's own thread meanwhile, with the animations as they are when nobody has changed a setting.",
      rows: [
        await sizeOfHome(browser, host.base),
        ...(await starting(browser, host)),
        ...(await thinking(browser, host, { moves, seconds })),
      ],
    };
  } finally {
    await host.end();
  }
}
