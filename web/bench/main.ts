/** The driver of `make bench-web`: what the browser client costs the people who use it. */
import { cpus, release } from "node:os";
import { parseArgs } from "node:util";
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
  /** Moves in each game. */
  moves: { type: "string", default: "80" },
  /** Seconds that each game is watched. */
  seconds: { type: "string", default: "30" },
  /** A page whose figures are renewed. */
  markdown: { type: "string", default: "" },
} as const;

export async function main(given: string[]): Promise<number> {
  const { values } = parseArgs({ args: given, options: OPTIONS });
  const wanted = values.only.split(",");
  const parts: Part[] = [];
  let version = "";
  const add = (part: Part): void => {
    parts.push(part);
    console.log(`\n${part.title}\n${part.about}\n\n${table(part.rows)}`);
  };
  const server = await startServer("--no-limits");
  try {
    // Each part has a browser of its own: nothing is warm that would not be for people.
    for (const name of wanted) {
      const browser = await openBrowser();
      version = browser.version();
      try {
        if (name === "size") add(await measureSize(browser, server.base));
        else if (name === "moves") {
          add(await measureMoves(browser, server.base, Number(values.moves)));
        } else if (name === "smooth") {
          for (const part of await measureSmoothness(browser, server.base, Number(values.seconds)))
            add(part);
        } else if (name === "site") add(await measureSite(browser, Number(values.moves) / 4));
        else throw new Error(`there is no part ${name}: size, moves, smooth, site`);
      } finally {
        await browser.close();
      }
    }
  } finally {
    await server.end();
  }
  if (values.markdown) {
    const facts = [
      `browser: Chromium ${version}, headless, without a graphics card`,
      `processor: ${cpus()[0]?.model ?? "unknown"}, ${cpus().length} cores, shared by the server, the bots and the browser`,
      `system: Linux ${release().split("-")[0]}, Node ${process.version}`,
      `date: ${new Date().toISOString().slice(0, 10)}`,
      `command: \`make bench-web${given.length ? ` BENCH_WEB="${given.join(" ")}"` : ""}\``,
    ];
    intoPage(values.markdown, facts, parts);
  }
  return parts.some(({ rows }) => rows.some(({ met }) => met === false)) ? 1 : 0;
}
