/** Tacots as people meet it: a real server, a real Chromium. */
import type { Page } from "playwright-core";
import { afterEach, expect, inject, test } from "vitest";
import { browser } from "../../browser";
import {
  asked,
  everybodyLeaves,
  fine,
  goneOn,
  playNow,
  serious,
  setUp,
  stepOf,
  visitor,
} from "../../house";
import { lookOn } from "../../play";

const base = inject("base");
const QUICK = { pace: "skip" };
const GAME = "tacots";
const TARGET = ".spot.target";

afterEach(() => everybodyLeaves(browser));

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

test("a newcomer plays a whole game against bots", async () => {
  const { page, errors } = await visitor(browser, "wide", QUICK);
  await page.goto(base);
  await playNow(page, GAME);
  let decisions = 0;
  while ((await asked(page)) === "question") {
    if (decisions === 4) expect(await serious(page)).toEqual([]);
    await answer(page);
    decisions += 1;
  }
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
test.each(["3"])("a table of %s is set up, and a bot takes over", async (players) => {
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

test("on a phone nothing is wider than the screen", async () => {
  const { page, errors } = await visitor(browser, "phone", QUICK);
  await page.goto(base);
  await playNow(page, GAME);
  for (let i = 0; i < 4 && (await asked(page)) === "question"; i++) await answer(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await serious(page)).toEqual([]);
  fine(errors);
});
