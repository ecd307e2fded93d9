/** Hints in play: what a strong bot would do and why, in every game; a click picks it. */
import type { Page } from "playwright-core";
import { afterEach, expect, inject, test } from "vitest";
import { browser } from "./browser";
import {
  asked,
  everybodyLeaves,
  fine,
  goneOn,
  PATIENT,
  serious,
  type Size,
  stepOf,
  visitor,
} from "./house";
import { begin, type Game, reply } from "./play";

const base = inject("base");

afterEach(() => everybodyLeaves(browser));

const HINT = ".hints .hint";

/** Asks for a hint; its sentences. Alone, one is told first what it costs. */
async function ask(page: Page, alone = false): Promise<string[]> {
  await page.locator(".asked button.ask").click();
  if (alone) await page.getByRole("button", { name: "Show me a hint" }).click();
  await page.locator(HINT).first().waitFor({ timeout: PATIENT });
  return page.locator(`${HINT} .why`).allInnerTexts();
}

/** Plays on until there is a choice, at a question of a kind: one button, or an answer of several. */
async function until(page: Page, what: ".main" | ".choice"): Promise<boolean> {
  while ((await asked(page)) === "question") {
    const here = await page.locator(`.asked ${what}`).count();
    if (here && (await page.locator(".asked button.ask").count())) return true;
    await reply(page);
  }
  return false;
}

const EVERY: [Game, number, string | undefined, Size, string, string][] = [
  ["roadrally", 3, undefined, "wide", "en", "What a strong bot would do"],
  ["stichrallye", 3, undefined, "phone", "de", "Was ein starker Bot täte"],
  ["tacots", 3, undefined, "tablet", "fr", "Ce que ferait un bot fort"],
  ["tacots", 1, "patience", "phone", "en", "What a strong bot would do"],
];

test.each(EVERY)(
  "%s with %i players, %s, %s, %s",
  async (...[game, players, variant, size, language, title]) => {
    const { page, errors } = await visitor(browser, size, { pace: "skip", language });
    const table = await begin(base, [page], {
      game,
      players,
      bots: "rookie",
      ...(variant && { variant }),
    });
    await page.goto(`${base}/table/${table}`);
    expect(await until(page, ".main")).toBe(true);
    const why = await ask(page, players === 1);
    expect(why.length).toBeLessThanOrEqual(3);
    for (const text of why) expect(text).toMatch(/^\S.{10,}\.\s+\S.*$/su);
    await page.getByText(title).waitFor();
    expect(await serious(page)).toEqual([]);
    // Nothing is picked before; the first hint picks everything that is needed.
    await page.locator(HINT).first().click();
    const main = page.locator(".asked .main").first();
    expect(await main.isEnabled()).toBe(true);
    if (await page.locator(".hints").count()) await page.keyboard.press("Escape");
    expect(await page.locator(".hints").count()).toBe(0);
    const before = await stepOf(page);
    await main.click();
    await goneOn(page, before);
    expect(await page.locator(HINT).count()).toBe(0);
    fine(errors);
  },
);

test("a hint about an answer points at it", async () => {
  const { page, errors } = await visitor(browser, "wide", { pace: "skip" });
  const table = await begin(base, [page], { game: "stichrallye", players: 3, bots: "rookie" });
  await page.goto(`${base}/table/${table}`);
  expect(await until(page, ".choice")).toBe(true);
  await ask(page);
  await page.locator(HINT).first().click();
  expect(await page.locator(".asked .choice.looked").count()).toBe(1);
  fine(errors);
});
