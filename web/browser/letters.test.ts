/** Letters that come late: nothing is shown that would move then, and nobody waits for ever. */
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { browser } from "./browser";
import { GAMES } from "./facts";
import { fine, posterOf, visitor } from "./house";
import { lettersStay } from "./lettered";
import { longer } from "./longer";

const base = inject("base");

// The game whose numbers were missing has this test for itself, in `make test`, too.
longer.each(GAMES)(
  "%s: the numbers are there after a reload, and when fonts come late",
  lettersStay,
);

/** Opens home with letters that come when they are let go, and a clock that stands still. */
async function withoutLetters(page: Page): Promise<() => void> {
  let come = (): void => undefined;
  const coming = new Promise<void>((resolve) => (come = resolve));
  await page.route(/\.woff2$/, async (route) => {
    await coming;
    await route.continue();
  });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const wanted = page.waitForRequest(/\.woff2$/);
  await page.goto(base, { waitUntil: "commit" }); // a page is loaded once its letters are
  await wanted;
  return come;
}

test("home is shown once its letters are there, and nothing moves any more", async () => {
  const { page, errors } = await visitor(browser, "phone", {}, { locale: "de-DE" });
  const come = await withoutLetters(page);
  // Its words are there long before: until then the page says that it is in English.
  await page.waitForFunction(() => document.documentElement.lang === "de");
  expect(await page.locator("header, main").count()).toBe(0);
  come();
  const play = posterOf(page).locator("button.main");
  await play.waitFor();
  const there = await play.boundingBox();
  await page.evaluate(() => document.fonts.ready);
  expect(await play.boundingBox()).toEqual(there);
  fine(errors);
});

test("home does not wait for letters that do not come", async () => {
  const { page, errors } = await visitor(browser, "phone");
  const come = await withoutLetters(page);
  await page.clock.runFor(1_000);
  await posterOf(page).locator("button.main").waitFor();
  come();
  fine(errors);
});
