/** Tacots as people meet it: a real server, a real Chromium. */
import type { Locator, Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { browser } from "../../browser";
import { asked, fine, first, goneOn, playNow, serious, setUp, stepOf, visitor } from "../../house";
import { longer } from "../../longer";
import { begin, lookOn, playOn } from "../../play";

const base = inject("base");
const QUICK = { pace: "skip" };
const GAME = "tacots";
const TARGET = ".spot.target";

/** Answers with a mouse: a square that is marked, turned once, then the button. */
async function answer(page: Page): Promise<void> {
  const before = await stepOf(page);
  const targets = page.locator(TARGET);
  if (await targets.count()) {
    await targets.first().click();
    expect(await page.locator(".asked .main").isEnabled()).toBe(true);
    if (await page.locator(".asked [aria-label^='What fits on']").count()) {
      const now = await page.locator(".asked .preview").innerText();
      await targets.first().click();
      expect(await page.locator(".asked .preview").innerText()).not.toBe(now);
    }
  }
  await page.locator(".asked .main").first().click();
  await goneOn(page, before);
}

test("a newcomer plays against bots, to the result", async () => {
  const { page, errors } = await visitor(browser, "wide", QUICK);
  await page.goto(base);
  await playNow(page, GAME);
  let decisions = 0;
  await playOn(base, page, 16, async () => {
    if (decisions === 4) expect(await serious(page)).toEqual([]);
    await answer(page);
    decisions += 1;
  });
  expect(decisions).toBeGreaterThan(10);
  // The hands on the sheet add up to the total, for everybody.
  const points = async (rows: string): Promise<number[][]> =>
    Promise.all(
      (await page.locator(`.result ${rows} tr`).all()).map(async (row) =>
        (await row.locator("td").allInnerTexts()).map((text) => Number(text.replace("−", "-"))),
      ),
    );
  const hands = await points("tbody");
  const [totals = []] = await points("tfoot");
  expect(hands.length).toBeGreaterThan(1);
  totals.forEach((total, seat) => {
    expect(hands.reduce((sum, hand) => sum + (hand[seat] ?? 0), 0)).toBe(total);
  });
  expect(await serious(page)).toEqual([]);
  fine(errors);
});

// By hand to the end: long/games.test.ts.
longer.each(["3"])("a table of %s is set up, and a bot takes over", async (players) => {
  const { page, errors } = await visitor(browser, "tablet", QUICK);
  await page.goto(base);
  await setUp(page, GAME);
  await page.getByRole("radio", { name: players, exact: true }).check({ force: true });
  await page.getByRole("button", { name: "Create the table" }).click();
  await page.getByRole("button", { name: "Fill with bots" }).click();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  for (let i = 0; i < 6 && (await asked(page)) === "question"; i++) await answer(page);
  await lookOn(base, page);
  expect(await page.locator(".result tbody tr").count()).toBe(Number(players));
  expect(await serious(page)).toEqual([]);
  fine(errors);
});

/** Ways to pick something: the pointer, a finger, the keys. */
const HANDS = {
  mouse: (what: Locator): Promise<void> => what.click(),
  touch: (what: Locator): Promise<void> => what.tap(),
  keyboard: async (what: Locator): Promise<void> => {
    await what.focus();
    await what.press("Enter");
  },
};

const WAYS = first([
  ["touch", "phone"],
  ["mouse", "wide"],
  ["keyboard", "tablet"],
] as const);

test.each(WAYS)("a hand of three is opened with a face-up card: %s", async (by, size) => {
  const does = HANDS[by];
  const { page, errors } = await visitor(browser, size, QUICK, { hasTouch: by === "touch" });
  const able = page.locator(".cards .open button[aria-disabled='false']");
  // Sometimes no face-up card can begin; then at another table.
  do {
    const options = { hands: 1, first: 0 };
    const table = await begin(base, [page], {
      game: GAME,
      players: 3,
      bots: "rookie",
      options,
    });
    await page.goto(`${base}/table/${table}`);
    expect(await asked(page)).toBe("question");
  } while ((await able.count()) === 0);
  const before = await stepOf(page);
  await does(able.first());
  await does(page.locator(TARGET).first());
  const main = page.locator(".asked .main");
  expect(await page.locator(".asked .preview").innerText()).toContain("your hand does not change");
  expect(await main.innerText()).toMatch(/lay and start/i);
  await does(main);
  await goneOn(page, before);
  // My car stands on it, and my hand is as it was.
  await page.locator(".spot[aria-label*='Car 1 is here: Ada']").waitFor({ state: "attached" });
  expect(await page.locator("ol.drivers").innerHTML()).toContain("16 cards in hand, 1 laid");
  expect(await serious(page)).toEqual([]);
  fine(errors);
});

longer("on a phone nothing is wider than the screen", async () => {
  const { page, errors } = await visitor(browser, "phone", QUICK);
  await page.goto(base);
  await playNow(page, GAME);
  for (let i = 0; i < 4 && (await asked(page)) === "question"; i++) await answer(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await serious(page)).toEqual([]);
  fine(errors);
});

test("where not all of the board fits, what can be picked is in sight", async () => {
  const { page, errors } = await visitor(browser, "phone", QUICK);
  await page.goto(`${base}/learn/${GAME}`);
  await page.locator(TARGET).first().waitFor({ state: "attached" });
  await expect
    .poll(() =>
      page.evaluate((target) => {
        const board = document.querySelector(".felt")?.getBoundingClientRect();
        if (!board) return "no board";
        const hidden = [...document.querySelectorAll(target)].filter((one) => {
          const { top, bottom } = one.getBoundingClientRect();
          return top < board.top - 1 || bottom > board.bottom + 1;
        });
        return hidden.length;
      }, TARGET),
    )
    .toBe(0);
  await page.context().close();
  fine(errors);
});
