/** The driver of `make bench-web`: what the browser client costs the people who use it. */
import { cpus, release } from "node:os";
import { parseArgs } from "node:util";
import type { Browser } from "playwright-core";
import { openBrowser } from "../browser/house";
import { startServer } from "../browser/server";
import { measureMoves } from "./moves";
import { intoPage, type Part, table } from "./report";
import { measureSize } from "./size";
import { measureSite } from "./site";
import { measureSmoothness } from "./smooth";

const OPTIONS = {
  /** Parts to measure, with commas between. */
  only: { type: "string", default: "size,moves,smooth,site" },
  /** Moves in each game, at most; and the seconds that it takes at most. */
  moves: { type: "string", default: "80" },
  each: { type: "string", default: "25" },
  /** Seconds that each game is watched. */
  seconds: { type: "string", default: "20" },
  /** A page whose figures are renewed; of parts that were not measured it keeps the old ones. */
  markdown: { type: "string", default: "" },
  /** How many times as long as on a quiet machine it may take. */
  patience: { type: "string", default: "1" },
} as const;

/** The longest that a part may take, in seconds: all together eight minutes. */
const LIMITS: Readonly<Record<string, number>> = { size: 80, moves: 110, smooth: 110, site: 480 };

type Measure = (browser: Browser) => Promise<Part | readonly Part[]>;

/** A part, with a browser of its own: nothing is warm that would not be for people. */
async function measured(name: string, limit: number, work: Measure): Promise<readonly Part[]> {
  const browser = await openBrowser();
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    void browser.close(); // whatever is being done ends with it
  }, limit * 1000);
  const begun = performance.now();
  try {
    const found = await work(browser);
    console.log(`\n${name}: ${((performance.now() - begun) / 1000).toFixed(0)} s`);
    return [found].flat();
  } catch (error) {
    // What was measured before is not lost by it.
    const value = late ? `not done in ${limit} s: this machine is too busy` : String(error);
    return [{ title: name, about: "", rows: [{ what: name, value, bar: "done", met: false }] }];
  } finally {
    clearTimeout(timer);
    await browser.close();
  }
}

export async function main(given: string[]): Promise<number> {
  const { values } = parseArgs({ args: given, options: OPTIONS });
  const wanted = values.only.split(",");
  const alone = wanted.every((name) => name === "site");
  const server = alone ? null : await startServer("--no-limits");
  const base = server?.base ?? "";
  const [moves, each] = [Number(values.moves), Number(values.each)];
  const ways: Readonly<Record<string, Measure>> = {
    size: (browser) => measureSize(browser, base),
    moves: (browser) => measureMoves(browser, base, moves, each),
    smooth: (browser) => measureSmoothness(browser, base, Number(values.seconds)),
    site: (browser) => measureSite(browser, moves / 4, each / 2),
  };
  const parts: Part[] = [];
  try {
    for (const name of wanted) {
      const way = ways[name];
      if (!way) throw new Error(`there is no part ${name}: ${Object.keys(ways).join(", ")}`);
      const limit = (LIMITS[name] ?? 60) * Number(values.patience);
      for (const part of await measured(name, limit, way)) {
        parts.push(part);
        console.log(`\n${part.title}\n${part.about}\n\n${table(part.rows)}`);
      }
    }
  } finally {
    await server?.end();
  }
  const done = parts.filter(({ about }) => about);
  if (values.markdown) intoPage(values.markdown, await facts(), done);
  const missed = parts.flatMap(({ title, rows }) =>
    rows.filter(({ met }) => met === false).map((row) => `${title}: ${row.what}: ${row.value}`),
  );
  console.log(missed.length ? `\nMISSED\n${missed.join("\n")}` : "\nall bars are met");
  return missed.length ? 1 : 0;
}

async function facts(): Promise<string[]> {
  const browser = await openBrowser();
  const version = browser.version();
  await browser.close();
  return [
    `browser: Chromium ${version}, headless, without a graphics card`,
    `processor: ${cpus()[0]?.model ?? "unknown"}, ${cpus().length} cores, shared by the server, the bots and the browser`,
    `system: Linux ${release().split("-")[0]}, Node ${process.version}`,
  ];
}
