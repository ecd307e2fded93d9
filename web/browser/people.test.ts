/** People at one table: two with a bot, one who watches, one with the phone in the hand. */
import { expect, inject, test } from "vitest";
import { browser } from "./browser";
import { factsOf, GAMES, SOME } from "./facts";
import { asked, fine, firstAsked, serious, visitor } from "./house";
import { longer } from "./longer";
import { begin, reply } from "./play";

const base = inject("base");
const QUICK = { pace: "skip" };

interface Heard {
  readonly type: string;
  readonly moment?: Moment | null;
}
interface Moment extends Heard {
  readonly view: Record<string, unknown> & { seat: number | null };
  readonly decision: unknown;
  readonly events: readonly { event: { event: string; to: number | null } }[];
}

const nothing = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);

test.each(SOME)("%s: two people and a bot; who watches learns no secret", async (game) => {
  const host = await visitor(browser, "wide", QUICK);
  const friend = await visitor(browser, "phone", QUICK);
  const watcher = await visitor(browser, "wide", QUICK);
  const frames: string[] = [];
  watcher.page.on("websocket", (socket) =>
    socket.on("framereceived", (frame) => frames.push(String(frame.payload))),
  );
  const pages = [host.page, friend.page];
  const table = await begin(base, pages, { game, players: 3, bots: "rookie" });
  for (const page of pages) await page.goto(`${base}/table/${table}`);
  await watcher.page.goto(`${base}/watch/${table}`);
  await watcher.page.waitForSelector(".watch");
  await host.page.locator(".cards button").first().waitFor();
  for (let i = 0; i < 8; i++) await reply(await firstAsked(pages));

  const { fields, event } = factsOf(game).secrets;
  const moments = (): Moment[] =>
    frames
      .map((frame) => JSON.parse(frame) as Heard)
      .flatMap((one) => (one.type === "moment" ? (one as Moment) : (one.moment ?? [])));
  await expect.poll(() => moments().length).toBeGreaterThan(4);
  expect(moments().some(({ events }) => events.some((one) => one.event.event === event))).toBe(
    true,
  );
  for (const { view, decision, events } of moments()) {
    expect(view.seat).toBeNull();
    expect(decision).toBeNull();
    expect(events.every(({ event: { to } }) => to === null)).toBe(true);
    for (const field of fields) expect([field, nothing(view[field])]).toEqual([field, true]);
  }
  expect(await watcher.page.locator("ul.hand, .cards button").count()).toBe(0);
  expect(await serious(watcher.page)).toEqual([]);
  expect(await serious(friend.page)).toEqual([]);
  for (const one of [host, friend, watcher]) {
    fine(one.errors);
    await one.page.context().close();
  }
});

longer.each(GAMES)("%s: the phone in the hand", async (game) => {
  const { page, errors } = await visitor(browser, "phone", QUICK);
  const table = await begin(base, [page], { game, players: 3, bots: "rookie" });
  await page.goto(`${base}/hand/${table}`);
  for (let i = 0; i < 5 && (await asked(page)) === "question"; i++) await reply(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await serious(page)).toEqual([]);
  await page.context().close();
  fine(errors);
});
