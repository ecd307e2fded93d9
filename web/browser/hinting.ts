/** Asking for hints, and what has to be true of them. */
import type { Browser, Page } from "playwright-core";
import { expect } from "vitest";
import { sentence } from "./catalogue";
import { asked, fine, goneOn, PATIENT, resize, serious, type Size, stepOf, visitor } from "./house";
import { begin, reply, type Wanted } from "./play";

export const HINT = ".hints .hint";

/** Asks for a hint; its sentences. Alone, one is told first what it costs. */
export async function ask(page: Page, alone = false): Promise<string[]> {
  await page.locator(".asked button.ask").click();
  if (alone) await page.getByRole("button", { name: "Show me a hint" }).click();
  await page.locator(HINT).first().waitFor({ timeout: PATIENT });
  return page.locator(`${HINT} .why`).allInnerTexts();
}

/** Wide, a tablet, phones, a phone on its side. */
const SCREENS = [
  [1440, 900],
  [820, 1180],
  [390, 844],
  [360, 640],
  [844, 390],
] as const;

/** At which sizes the hints lie on the board or on the cards; the page is as before afterwards. */
async function covered(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  const found: string[] = [];
  for (const [width, height] of SCREENS) {
    await resize(page, width, height);
    const what = await page.evaluate(() => {
      const box = (of: string) => document.querySelector(of)?.getBoundingClientRect();
      const hints = box(".hints");
      if (!hints) return ["no hints"];
      return [".frame > .board", ".dock > .cards"].filter((name) => {
        const other = box(name);
        const across = other && hints.left < other.right - 1 && other.left < hints.right - 1;
        return across && hints.top < other.bottom - 1 && other.top < hints.bottom - 1;
      });
    });
    found.push(...what.map((name) => `${width} × ${height}: ${name}`));
  }
  if (before) await page.setViewportSize(before);
  return found;
}

/** Plays on until there is a choice, at a question of a kind: one button, or an answer of several. */
export async function until(page: Page, what: ".main" | ".choice"): Promise<boolean> {
  while ((await asked(page)) === "question") {
    const here = await page.locator(`.asked ${what}`).count();
    if (here && (await page.locator(".asked button.ask").count())) return true;
    await reply(page);
  }
  return false;
}

/** In play: a few hints with their reasons; a click picks everything that is needed. */
export async function hinted(
  browser: Browser,
  base: string,
  wanted: Wanted,
  size: Size,
  language: string,
): Promise<void> {
  const { page, errors } = await visitor(browser, size, { pace: "skip", language });
  const table = await begin(base, [page], wanted);
  await page.goto(`${base}/table/${table}`);
  expect(await until(page, ".main")).toBe(true);
  const why = await ask(page, wanted.players === 1);
  expect(why.length).toBeLessThanOrEqual(3);
  // How it compares, after what is worth a word.
  for (const text of why) expect(text).toMatch(/^(\S.{10,}\.\s+)*\S[^.]+$/su);
  const bars = await page
    .locator(`${HINT} .bar > span`)
    .evaluateAll((all) =>
      all.map((bar) => Number(/scaleX\(([\d.]+)/.exec(bar.getAttribute("style") ?? "")?.[1])),
    );
  expect(bars).toEqual(bars.toSorted((a, b) => b - a));
  expect(await covered(page)).toEqual([]);
  await page.getByText(sentence(language, "web-hints")).waitFor();
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
}
