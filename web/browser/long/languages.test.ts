/** Every game in the other languages, from home to the result. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openBrowser } from "../house";
import { readAll } from "../inlanguage";
import { GAMES } from "../play";

const base = inject("base");
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
});

test.each(["fr", "de"].flatMap((language) => GAMES.map((game) => [language, game] as const)))(
  "%s: %s",
  async (language, game) => {
    expect(await readAll(browser, base, language, game)).toEqual([]);
  },
);
