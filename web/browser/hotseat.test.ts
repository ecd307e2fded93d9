/** Several people on one device: a real server, a real Chromium, and every frame on the wire. */
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { browser } from "./browser";
import { seatFor } from "./cast";
import { sentence } from "./catalogue";
import { factsOf, GAMES } from "./facts";
import {
  fine,
  first,
  firstAsked,
  goneOn,
  LONG,
  PATIENT,
  serious,
  setUp,
  sitDown,
  type Size,
  SIZES,
  stepOf,
  visitor,
} from "./house";
import { longer } from "./longer";
import { letBotPlay, reply } from "./play";

const base = inject("base");
const QUICK = { pace: "skip", motion: "less" };

interface Heard {
  readonly view?: { readonly seat: number | null };
  readonly decision?: unknown;
  readonly events?: readonly {
    readonly event: { readonly event: string; readonly to: number | null };
  }[];
}

/** Listens to everything that reaches a device, and knows who holds it. */
class Wire {
  /** Whoever has said that they hold the device; -1 while the curtain is down. */
  holder = -1;
  readonly wrong: string[] = [];
  secrets = 0;
  lines = 0;
  readonly #open = new Set<number>();

  constructor(page: Page) {
    page.on("websocket", (socket) => {
      const asked = new URL(socket.url()).searchParams.get("seat");
      const seat = asked === null ? null : Number(asked);
      if (seat !== null) this.#opened(seat);
      socket.on("framereceived", ({ payload }) => this.#heard(seat, String(payload)));
      socket.on("close", () => this.#open.delete(seat ?? -1));
    });
    page.on("request", (request) => {
      const asked = new URL(request.url()).searchParams.get("seat");
      if (asked !== null && Number(asked) !== this.holder) this.wrong.push(request.url());
    });
  }

  #opened(seat: number): void {
    this.lines += 1;
    this.#open.add(seat);
    if (seat !== this.holder) this.wrong.push(`a line for ${seat} while ${this.holder} looks`);
    if (this.#open.size > 1) this.wrong.push(`lines for ${[...this.#open].join()} at once`);
  }

  #heard(seat: number | null, text: string): void {
    const message = JSON.parse(text) as Heard & { type: string; moment?: Heard | null };
    const moment = message.type === "hello" ? message.moment : message;
    if (!moment?.view) return;
    if (moment.view.seat !== seat) this.wrong.push(`the view of ${moment.view.seat} for ${seat}`);
    if (seat === null && moment.decision) this.wrong.push("a decision for everybody");
    for (const {
      event: { event, to },
    } of moment.events ?? []) {
      if (to === null) continue;
      this.secrets += 1;
      if (to !== seat) this.wrong.push(`${event} of ${to} for ${seat}`);
    }
  }
}

const NAMES = ["Ada", "Bea", "Cleo"];

/** A table for three on this device, set up by hand. */
async function byHand(page: Page, game: string, variant: string): Promise<void> {
  await page.goto(base);
  await setUp(page, game);
  const name = sentence("en", `${game}-variant-${variant}`);
  await page.getByRole("radio", { name, exact: true }).check({ force: true });
  const count = page.getByRole("group", { name: "How many players?" });
  await count.getByRole("radio", { name: "3" }).check({ force: true });
  for (const seat of [2, 3]) {
    await seatFor(page, seat, "player on this device");
  }
  for (const [i, name] of NAMES.entries()) {
    await page.getByRole("textbox", { name: `Name of seat ${i + 1}` }).fill(name);
  }
  expect(await serious(page)).toEqual([]);
  await page.getByRole("button", { name: "Create the table" }).click();
  await page.getByRole("button", { name: "Start", exact: true }).click();
}

/** The same by calls, for a game that is not too long. */
async function byCalls(page: Page, game: string): Promise<void> {
  const call = async (path: string, data: unknown): Promise<{ id: string }> =>
    (await page.request.post(`${base}/api/${path}`, { data })).json();
  await call("me", { nickname: NAMES[0] });
  const seats = NAMES.map(() => "person");
  const here = { 1: NAMES[1], 2: NAMES[2] };
  const { id } = await call("tables", { game, seats, here, ...factsOf(game).short });
  await call(`tables/${id}/start`, undefined);
  await page.goto(`${base}/table/${id}`);
}

/** As far as one can: a race is long enough with a curtain before every decision. */
async function answer(page: Page): Promise<void> {
  await page.waitForSelector(".asked .main, .asked .choice");
  const far = page.locator(".spot.target").last();
  const drives = (await page.locator(".asked .main").count()) > 0 && (await far.count()) > 0;
  if (!drives) return reply(page);
  const before = await stepOf(page);
  await far.dispatchEvent("click");
  await page.locator(".asked .main").first().click();
  await goneOn(page, before);
}

const SOMETHING = ".curtain, .result, .asked";

/** Lifts the curtain as whoever it is for; nothing of anybody's is on the page before. */
async function lift(page: Page, wire: Wire): Promise<string> {
  wire.holder = -1;
  expect(await page.locator("ul.hand, .asked, .hand button").count()).toBe(0);
  const title = await page.locator(".curtain h1").innerText();
  const name = NAMES.find((one) => title.toUpperCase().endsWith(one.toUpperCase())) ?? title;
  wire.holder = NAMES.indexOf(name);
  await page.getByRole("button", { name: /^I am/i }).click();
  await page.waitForSelector(".curtain", { state: "detached" });
  return name;
}

const sizes = Object.keys(SIZES) as Size[];
const TABLES = GAMES.map((game, i) => [game, sizes[i % sizes.length] ?? "wide"] as const);
/** So often everybody holds the device before bots drive on; with LONG=1 people drive to the end. */
const TURNS = LONG ? Infinity : 3;

test.each(first(TABLES))("a whole game of three on one device: %s, %s", async (game, size) => {
  const { page, errors } = await visitor(browser, size, QUICK);
  const wire = new Wire(page);
  const { short, whispers } = factsOf(game);
  await (short.variant ? byHand(page, game, short.variant) : byCalls(page, game));
  const lifted = new Map<string, number>();
  for (;;) {
    await page.waitForSelector(SOMETHING);
    if (await page.locator(".result").count()) break;
    if (NAMES.every((name) => (lifted.get(name) ?? 0) >= TURNS)) break;
    if (await page.locator(".curtain").count()) {
      if (lifted.size === 2) expect(await serious(page)).toEqual([]);
      const mark = await page.locator(".curtain h1 text").textContent();
      const name = await lift(page, wire);
      lifted.set(name, (lifted.get(name) ?? 0) + 1);
      // The curtain says which car is mine.
      expect(mark).toBe(String(NAMES.indexOf(name) + 1));
      // What I have missed is told to me: whatever is mostly about me is about “you”.
      const told = await page.locator(".strip .list li").allTextContents();
      expect(told.filter((line) => line.trim().startsWith(name))).toEqual([]);
    } else await answer(page);
  }
  const table = page.url().split("/").at(-1) ?? "";
  if (!LONG) for (const seat of NAMES.keys()) await letBotPlay(base, page, table, "rookie", seat);
  await page.locator(".result").waitFor({ timeout: PATIENT });
  expect(wire.wrong).toEqual([]);
  expect([...lifted.keys()].sort()).toEqual(NAMES);
  expect(wire.lines).toBeGreaterThanOrEqual(Math.min(10, NAMES.length * TURNS));
  expect(wire.secrets).toBeGreaterThanOrEqual(whispers);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  );
  expect(await serious(page)).toEqual([]);
  const before = page.url();
  await page.getByRole("button", { name: "Play again" }).click();
  await page.waitForURL((url) => url.href !== before);
  await page.locator(".curtain, .strip").first().waitFor(); // nobody has to be waited for
  fine(errors);
});

longer("two on a device, one elsewhere and a bot", async () => {
  const shared = await visitor(browser, "phone", QUICK);
  const remote = await visitor(browser, "wide", QUICK);
  const wire = new Wire(shared.page);
  const { page } = shared;
  await page.goto(base);
  await setUp(page);
  const count = page.getByRole("group", { name: "How many players?" });
  await count.getByRole("radio", { name: "4" }).check({ force: true });
  await seatFor(page, 3, /^player$/);
  await page.getByRole("button", { name: "Create the table" }).click();
  // The second of the device comes later, in the waiting room.
  await page.getByRole("button", { name: "Seat somebody here" }).first().click();
  await page.getByRole("textbox", { name: "Name of seat 2" }).fill("Bea");
  await page.getByRole("button", { name: "Sit down" }).click();
  await remote.page.goto(page.url());
  await sitDown(remote.page, "Remo");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  const turns = { here: 0, there: 0 };
  while (turns.here < 5 || turns.there < 2) {
    const turn = await firstAsked([page, remote.page], ".curtain, .asked .main, .asked .choice");
    if (turn === remote.page) {
      await reply(turn);
      turns.there += 1;
    } else if (await page.locator(".curtain").count()) {
      wire.holder = (await page.locator(".curtain h1").innerText()).match(/bea/i) ? 1 : 0;
      await page.getByRole("button", { name: "Look at the board first" }).click();
      expect(await page.locator("ul.hand").count()).toBe(0);
      await page.getByRole("button", { name: "Pass the device" }).click();
      // By keyboard: the curtain has the focus, its button is next.
      await page.waitForFunction(() => document.activeElement?.closest(".curtain") !== null);
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await page.waitForSelector(".asked");
    } else {
      await reply(page);
      turns.here += 1;
    }
  }
  expect(wire.wrong).toEqual([]);
  expect(await serious(remote.page)).toEqual([]);
  fine([...shared.errors, ...remote.errors]);
});
