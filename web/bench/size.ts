/** How much script a browser loads that has never been here. */
import type { Browser, Page } from "playwright-core";
import { GAMES } from "../browser/facts";
import { asked, playNow, visitor } from "../browser/house";
import type { Part, Row } from "./report";

const BARS = { home: 75_000, table: 200_000 } as const;
const LANGUAGES = ["en", "fr", "de"] as const;

/** Counts the bytes of every script as they come from the server, headers included. */
async function countScripts(page: Page): Promise<() => number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  const scripts = new Set<string>();
  let bytes = 0;
  devtools.on("Network.responseReceived", ({ requestId, type }) => {
    if (type === "Script") scripts.add(requestId);
  });
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes;
}

const row = (what: string, bytes: number, bar: keyof typeof BARS): Row => ({
  what,
  value: `${(bytes / 1000).toFixed(1)} KB`,
  bar: `under ${BARS[bar] / 1000} KB`,
  met: bytes < BARS[bar],
});

/** Home alone, in the language that needs most: of a server, or of a folder of files. */
export async function sizeOfHome(browser: Browser, base: string): Promise<Row> {
  const homes: number[] = [];
  for (const locale of LANGUAGES) {
    const { page } = await visitor(browser, "wide", {}, { locale, serviceWorkers: "block" });
    const loaded = await countScripts(page);
    await page.goto(base, { waitUntil: "load" });
    await page.locator("article button.main").first().waitFor();
    homes.push(loaded());
    await page.context().close();
  }
  return row("home, before Python: script", Math.max(...homes), "home");
}

/** Home, then the table of a game: what has been loaded by then. */
async function load(
  browser: Browser,
  base: string,
  locale: string,
  game: string,
): Promise<number[]> {
  const { page } = await visitor(browser, "wide", {}, { locale, serviceWorkers: "block" });
  const loaded = await countScripts(page);
  await page.goto(base, { waitUntil: "networkidle" });
  const home = loaded();
  await playNow(page, game);
  await asked(page);
  await page.waitForLoadState("networkidle");
  const table = loaded();
  await page.context().close();
  return [home, table];
}

export async function measureSize(browser: Browser, base: string): Promise<Part> {
  const homes: number[] = [];
  const tables: number[][] = GAMES.map(() => []);
  for (const locale of LANGUAGES) {
    for (const [i, game] of GAMES.entries()) {
      const [home = 0, table = 0] = await load(browser, base, locale, game);
      homes.push(home);
      tables[i]?.push(table);
    }
  }
  return {
    title: "Script on the first load",
    about:
      "Bytes of script as the server sends them (gzip, headers included) to a browser that has never been here, in the language that needs most. At a table everything counts that was loaded since the address was typed, home included. The offline page is fetched later, when the page is idle, and not counted.",
    rows: [
      row("home", Math.max(...homes), "home"),
      ...GAMES.map((game, i) =>
        row(`home, then a table of ${game}`, Math.max(...(tables[i] ?? [])), "table"),
      ),
    ],
  };
}
