/** Games by keyboard alone; the focus can be seen all the way and is never lost. */
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { browser } from "./browser";
import { factsOf, GAMES } from "./facts";
import { asked, fine, goneOn, stepOf, visitor } from "./house";
import { longer } from "./longer";
import { begin, lookAway, playOn, soon } from "./play";

const base = inject("base");

/** In the page: counts the frames in which nothing has the focus, once something had it. */
function minder(): void {
  const mind = { begun: false, lost: 0, longest: 0 };
  Object.assign(globalThis, { mind });
  const look = (): void => {
    const nowhere = document.activeElement === null || document.activeElement === document.body;
    if (!nowhere) mind.begun = true;
    mind.lost = nowhere && mind.begun ? mind.lost + 1 : 0;
    mind.longest = Math.max(mind.longest, mind.lost);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Presses Tab until the focus is where it is wanted. */
async function tabTo(page: Page, selector: string, key = "Tab"): Promise<void> {
  for (let i = 0; i < 150; i++) {
    if (await page.evaluate((s) => document.activeElement?.matches(s) ?? false, selector)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${selector} is not reached with ${key}`);
}

/** Does somebody who looks at the screen know where the focus is? */
const visible = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!at || !at.matches(":focus-visible")) return false;
    const box = at.getBoundingClientRect();
    const seen = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    const marked = [at, ...at.querySelectorAll("*")].some((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
    });
    return seen && (marked || at.closest("svg") !== null);
  });

/** Answers with keys: a card or a square first, where one is asked for; then the button. */
async function press(page: Page): Promise<void> {
  const main = page.locator(".asked .main");
  if (!(await page.locator(".asked .choice").count())) {
    if (await main.first().isDisabled()) {
      // Cards in a hand come first; where none is played, the squares on the board, which stand
      // before the cards that the focus was led to.
      const cards = "ul.hand .can button, ul.hand button:not(:disabled)";
      const onBoard = (await page.locator(cards).count()) === 0;
      await tabTo(page, onBoard ? ".spot.target" : cards, onBoard ? "Shift+Tab" : "Tab");
      expect(await visible(page)).toBe(true);
      await page.keyboard.press("Enter");
      if (await main.first().isDisabled()) await page.keyboard.press("Space");
    }
    await tabTo(page, ".asked .main");
  } else await tabTo(page, ".asked .choice");
  expect(await visible(page)).toBe(true);
  await page.keyboard.press("Enter");
}

/** Plays with keys alone. */
async function toTheResult(page: Page): Promise<void> {
  const answers = await playOn(
    base,
    page,
    8,
    async () => {
      const before = await stepOf(page);
      await page.waitForFunction(() => document.activeElement !== document.body);
      await press(page);
      await goneOn(page, before);
      await asked(page);
      const longest = await page.evaluate(
        () => (globalThis as typeof globalThis & { mind: { longest: number } }).mind.longest,
      );
      expect(longest, "frames without focus").toBeLessThanOrEqual(3);
    },
    lookAway,
  );
  expect(answers).toBeGreaterThan(5);
  // And on from there: the result can be reached, and a new game begun.
  await tabTo(page, ".result button, .result a");
  expect(await visible(page)).toBe(true);
}

test("the first game, from home to the result", async () => {
  const { page, errors } = await visitor(browser, "wide", { pace: "skip" });
  await page.addInitScript(minder);
  await page.goto(base);
  await page.getByRole("button", { name: "Play now" }).first().waitFor();
  await tabTo(page, "article .main");
  expect(await visible(page)).toBe(true);
  await page.keyboard.press("Enter");
  await toTheResult(page);
  await page.context().close();
  fine(errors);
});

longer.each(GAMES.slice(1))("%s, to the result", async (game) => {
  const { page, errors } = await visitor(browser, "wide", { pace: "skip" });
  await page.addInitScript(minder);
  const table = await begin(base, [page], {
    game,
    players: factsOf(game).few,
    bots: "rookie",
    ...soon(game),
  });
  await page.goto(`${base}/table/${table}`);
  await toTheResult(page);
  await page.context().close();
  fine(errors);
});
