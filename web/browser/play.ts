/** Tables made by calls, and games played with a mouse: any game, in any language. */
import type { Browser, Page } from "playwright-core";
import { type Facts, factsOf } from "./facts";
import { asked, fine, goneOn, PATIENT, type Size, SLOW, stepNow, stepOf, visitor } from "./house";

export interface Wanted {
  readonly game: string;
  readonly players: number;
  readonly variant?: string;
  readonly bots?: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly pace?: Record<string, unknown>;
}

/** A short game, or a usual one in the long tests. */
export const soon = (game: string): Facts["short"] =>
  process.env["LONG"] === "1" ? {} : factsOf(game).short;

/** Tries again where a line was closed, after a while without use, just as it was used again. */
async function call<T>(page: Page, path: string, data: unknown, method = "POST"): Promise<T> {
  const answer = await page.request.fetch(path, { method, data, maxRetries: 3 });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** A game that has begun, with these people and bots on the other seats; its table's id. */
export async function begin(
  base: string,
  people: readonly Page[],
  wanted: Wanted,
): Promise<string> {
  const names = ["Ada", "Bruno", "Cleo", "Dora", "Emil"];
  for (const [i, page] of people.entries()) {
    await call(page, `${base}/api/me`, { nickname: names[i] });
  }
  const [host, ...others] = people;
  if (!host) throw new Error("nobody is there");
  const { game, players, variant, options, pace, bots = "club" } = wanted;
  const seats = Array.from({ length: players }, (_, i) => (i < people.length ? "person" : bots));
  const extra = { ...(variant && { variant }), ...(options && { options }), ...(pace && { pace }) };
  const table = await call<{ id: string }>(host, `${base}/api/tables`, { game, seats, ...extra });
  for (const page of others) await call(page, `${base}/api/tables/${table.id}/join`, {});
  await call(host, `${base}/api/tables/${table.id}/start`, {});
  return table.id;
}

/** From now on a bot plays for this person; `seat`: for one of those who share their device. */
export async function letBotPlay(
  base: string,
  page: Page,
  table: string,
  level = "rookie",
  seat?: number,
): Promise<void> {
  await call(page, `${base}/api/tables/${table}/stand-in`, { level, seat }, "PUT");
}

/** Bots play for everybody, and nobody looks on: the table is soon at its end. */
export async function toItsEnd(base: string, page: Page, table: string): Promise<void> {
  await letBotPlay(base, page, table);
  const state = `${base}/api/tables/${table}`;
  const over = async (): Promise<boolean> =>
    (await call<{ status: string }>(page, state, undefined, "GET")).status === "finished";
  for (let waited = 0; !(await over()); waited += 200) {
    if (waited > PATIENT) throw new Error("the bots do not come to an end");
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** A bot plays on for me, and I look on until the result; the table's id. */
export async function lookOn(base: string, page: Page): Promise<string> {
  const table = page.url().split("/").at(-1) ?? "";
  await letBotPlay(base, page, table);
  await page.locator(".result").waitFor({ timeout: PATIENT });
  return table;
}

/** The same, but I come back only when it is over: what happens meanwhile is not drawn. */
export async function lookAway(base: string, page: Page): Promise<string> {
  const address = page.url();
  const table = address.split("/").at(-1) ?? "";
  await page.goto(`${base}/health`); // nothing is drawn there
  await toItsEnd(base, page, table);
  await page.goto(address);
  await page.locator(".result").waitFor();
  return table;
}

/** A person's own hands, `few` times, and a bot's from there to the result, which is looked at or
 * not (`lookAway`); with LONG=1 the person's own to the end. */
export async function playOn(
  base: string,
  page: Page,
  few: number,
  answer: (page: Page) => Promise<unknown>,
  look = lookOn,
): Promise<number> {
  const enough = process.env["LONG"] === "1" ? Infinity : few;
  let answers = 0;
  while (answers < enough && (await asked(page)) === "question") {
    await answer(page);
    answers += 1;
  }
  if ((await asked(page)) === "question") await look(base, page);
  return answers;
}

/** Picks what is to be played, up to the button that says so; that button. */
export async function pick(page: Page): Promise<ReturnType<Page["locator"]>> {
  const choices = page.locator(".asked .choice");
  if (await choices.count()) return choices.last();
  const targets = page.locator(".spot.target");
  const playable = page.locator("ul.hand .can button");
  const cards = page.locator("ul.hand button:not(:disabled)");
  if (await targets.count()) await targets.first().click();
  else if (await playable.count()) await playable.last().click();
  else if (await cards.count()) await cards.last().click();
  return page.locator(".asked .main").first();
}

/** Answers whatever is asked, once it is: one answer alone may be given for me. */
export async function reply(page: Page): Promise<void> {
  await page.waitForSelector(".asked .main, .asked .choice");
  const end = Date.now() + SLOW;
  for (let before = await stepOf(page); ; before = await stepOf(page)) {
    try {
      await (await pick(page)).click({ timeout: 20_000 });
      return await goneOn(page, before);
    } catch (error) {
      // Somebody else has answered meanwhile: what was picked is forgotten, and it is asked anew. Or
      // the machine has not come to it yet.
      if ((await stepNow(page)) === before && Date.now() > end) throw error;
    }
  }
}

/** One person and bots, to the end; everybody is in the result. */
export async function wholeGame(
  browser: Browser,
  base: string,
  wanted: Wanted,
  size: Size,
): Promise<void> {
  const { page, errors } = await visitor(browser, size, { pace: "skip" });
  const table = await begin(base, [page], wanted);
  await page.goto(`${base}/table/${table}`);
  while ((await asked(page)) === "question") await reply(page);
  const result = await page.locator(".result").innerText();
  const { seats } = await call<{ seats: { name: string }[] }>(
    page,
    `${base}/api/tables/${table}`,
    undefined,
    "GET",
  );
  const missing = seats.filter(({ name }) => !result.includes(name));
  if (missing.length > 0) throw new Error(`not in the result: ${JSON.stringify(missing)}`);
  const [width, wide] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    innerWidth,
  ]);
  if ((width ?? 0) > (wide ?? 0)) throw new Error(`the result is ${width} px wide`);
  await page.context().close();
  fine(errors);
}
