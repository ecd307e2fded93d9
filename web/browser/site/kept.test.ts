/** Nothing is lost: tabs that are killed, storage that is refused, two tabs, files and links. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { browser } from "../browser";
import { ANY, factsOf } from "../facts";
import { asked, fine, LONG, PATIENT, playNow, stepNow, stepOf, visitor } from "../house";
import { longer } from "../longer";
import { pick, reply } from "../play";
import { startStatic, type StaticHost } from "../static";
import { beginInside, bringInside, goTo, home, inside, memoryKept } from "./inside";

let host: StaticHost;
beforeAll(async () => {
  host = await startStatic();
});
afterAll(() => host.end());

async function somebody(): Promise<{ page: Page; errors: string[] }> {
  const found = await visitor(browser, "wide", { pace: "skip" });
  await found.page.goto(host.base);
  await home(found.page);
  return found;
}

const table = (game: string) => {
  const { few, short } = factsOf(game);
  return { game, seats: ["person", ...Array.from({ length: few - 1 }, () => "rookie")], ...short };
};

/** Ends a page as a crash does: nobody is told, nothing is put away. */
async function kill(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent("crash");
  session.send("Page.crash").catch(() => undefined); // nobody is left to answer
  await crashed;
}

test("tabs that are killed in the middle of a move lose nothing that was seen", async () => {
  const { page, errors } = await somebody();
  const context = page.context();
  const begin = async (one: Page): Promise<string> => {
    const id = await beginInside(one, host.base, table(ANY));
    await one.close();
    return id;
  };
  let id = await begin(page);
  let [seen, kills] = [0, 0];
  while (kills < (LONG ? 20 : 3)) {
    const one = await context.newPage();
    one.setDefaultTimeout(180_000);
    await goTo(one, host.base, `/table/${id}`);
    if ((await asked(one)) === "result") {
      [id, seen] = [await begin(one), 0]; // one game is not long enough for all of them
      continue;
    }
    const step = Number(await stepOf(one));
    expect(step).toBeGreaterThanOrEqual(seen);
    await (await pick(one)).click();
    // Sometimes at once, sometimes when others have moved already.
    await one.waitForTimeout((kills % 5) * 60);
    seen = Math.max(step, Number(await stepNow(one)));
    await kill(one);
    kills += 1;
  }
  const last = await context.newPage();
  await goTo(last, host.base, `/table/${id}`);
  await asked(last);
  if (await last.locator(".asked").count()) {
    expect(Number(await stepOf(last))).toBeGreaterThanOrEqual(seen);
  }
  await context.close();
  fine(errors);
});

longer("two tabs at one table show the same", async () => {
  const { page, errors } = await somebody();
  const id = await beginInside(page, host.base, table(ANY));
  await goTo(page, host.base, `/table/${id}`);
  await asked(page);
  const other = await page.context().newPage();
  other.setDefaultTimeout(180_000);
  await goTo(other, host.base, `/table/${id}`);
  await asked(other);
  for (const [one, two] of [
    [page, other],
    [other, page],
  ] as const) {
    await reply(one);
    await asked(one);
    const step = await stepOf(one);
    await expect.poll(() => stepNow(two)).toBe(step);
  }
  await page.context().close();
  fine(errors);
});

test("where nothing may be kept, it is said, and nothing is begun", async () => {
  const { page } = await visitor(browser, "wide");
  // In workers, too: that is where the shelf is.
  await page.context().route(/home\.worker.*\.js$/, async (route) => {
    const response = await route.fetch();
    const refuse = "indexedDB.open = () => { throw new DOMException('no', 'SecurityError'); };";
    await route.fulfill({ response, body: refuse + (await response.text()) });
  });
  await page.goto(host.base);
  await home(page);
  await playNow(page, ANY);
  const told = page.getByRole("alert").filter({ hasText: "will not let the page save anything" });
  await told.waitFor({ timeout: PATIENT });
  expect(page.url()).not.toContain("table");
  await page.context().close();
});

/** A home whose disk is full while the test says so: a browser then ends the transaction, like this. */
const FULL = `{
  let full = false;
  new BroadcastChannel("full").onmessage = ({ data }) => (full = data);
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (...given) {
    if (!full) return put.apply(this, given);
    if (Object.hasOwn(this.transaction, "error")) return; // it has ended already
    const error = new DOMException("", "QuotaExceededError");
    Object.defineProperty(this.transaction, "error", { value: error });
    this.transaction.abort();
  };
}
`;

longer("where there is no room left, it is said, and the game stays as it was", async () => {
  const { page } = await visitor(browser, "wide", { pace: "skip" });
  await page.context().route(/home\.worker.*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: FULL + (await response.text()) });
  });
  await page.goto(host.base);
  await home(page);
  await playNow(page, ANY);
  await asked(page);
  const step = await stepOf(page);
  const full = (now: boolean): Promise<void> =>
    page.evaluate((on) => new BroadcastChannel("full").postMessage(on), now);
  await full(true);
  await (await pick(page)).click();
  await page.getByText("There is no room left to save this").first().waitFor();
  expect(await stepOf(page)).toBe(step);
  await full(false);
  await reply(page);
  await page.context().close();
});

/** Puts nonsense in the place of the memory that is kept. */
const spoil = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const name = (await caches.keys()).find((one) => one.startsWith("rallybox-memory ")) ?? "";
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const headers = (await cache.match(request))?.headers ?? {};
      await cache.put(request, new Response("nonsense", { headers }));
    }
  });

longer("later starts take up the memory of the first, not a spoilt one", async () => {
  const { page, errors } = await somebody();
  const warned: string[] = [];
  page.context().on("console", (message) => {
    if (message.type() === "warning") warned.push(message.text());
  });
  await beginInside(page, host.base, table(ANY));
  await memoryKept(page);
  const deal = async (): Promise<string> => {
    const calls = [["POST", "tables", table(ANY)] as const, ["POST", "tables/{id}/start"] as const];
    return (await inside<{ commitment: string }[]>(page, host.base, calls))[1]?.commitment ?? "";
  };
  const deals = [await deal(), await deal()];
  expect(new Set(deals).size).toBe(2);
  expect(deals[0]).toMatch(/^[0-9a-f]{32,}$/);
  expect(warned).toEqual([]);
  await spoil(page);
  await deal(); // from the beginning, and kept anew
  expect(warned.length).toBeGreaterThan(0);
  await page.context().close();
  fine(errors);
});

longer("a game as a link and as a file, opened by somebody else", async () => {
  const { page, errors } = await somebody();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const id = await bringInside(page, host.base, ANY);
  await goTo(page, host.base, `/replay/${id}`);
  await page.getByText(/^Moment 0 of/).waitFor({ state: "attached", timeout: PATIENT });
  await page.getByRole("button", { name: "Copy a link to the game" }).click();
  await page.getByRole("button", { name: "Copied" }).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.startsWith(`${host.base}#/game/`)).toBe(true);
  expect(link.length).toBeLessThan(2_000);
  const saved = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download the record" }).click();
  const folder = mkdtempSync(join(tmpdir(), "record-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "record.json");
  await (await saved).saveAs(file);

  const other = await somebody();
  await other.page.goto(link);
  await other.page.getByText(/^Moment 0 of/).waitFor({ state: "attached", timeout: PATIENT });
  await other.page.goto(host.base);
  await home(other.page);
  await other.page.locator("input[type=file]").setInputFiles(file);
  await other.page.getByText(/^Moment 0 of/).waitFor({ state: "attached", timeout: PATIENT });
  await other.page.goto(`${host.base}#/game/${link.split("/").at(-1)?.slice(0, 50)}`);
  await other.page.getByText("This link is damaged").waitFor();
  fine([...errors, ...other.errors]);
  for (const one of [page, other.page]) await one.context().close();
});
