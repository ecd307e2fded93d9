/** Whole games in the other languages: no raw message id, no English sentence left. */
import { expect, inject, test } from "vitest";
import { languages } from "../catalogue";
import { browser } from "./browser";
import { Reader } from "./catalogue";
import { GAMES } from "./facts";
import { visitor } from "./house";
import { readAll } from "./inlanguage";

const base = inject("base");

test("the reader finds what is not in the page's language", async () => {
  const { page } = await visitor(browser);
  await page.goto(base);
  await page.getByRole("button", { name: "Play now" }).first().waitFor();
  const wrong = await new Reader("fr").read(page);
  expect(wrong).toContain("English (web-play-now): Play now");
  expect(wrong.some((line) => line.includes("web-players"))).toBe(true);
  await page.evaluate(() => (document.title = "web-players"));
  expect(await new Reader("en").read(page)).toEqual(["raw id web-players: web-players"]);
  await page.context().close();
});

// Every game in every language, and not as short: long/languages.test.ts.
const others = languages().filter((language) => language !== "en");
test.each(others.map((language, i) => [language, GAMES[i % GAMES.length] ?? ""] as const))(
  "%s: %s from home to the result",
  async (language, game) => {
    expect(await readAll(browser, base, language, game)).toEqual([]);
  },
);
