/** Every game in the other languages, from home to the result. */
import { expect, inject, test } from "vitest";
import { languages } from "../../catalogue";
import { browser } from "../browser";
import { GAMES } from "../facts";
import { readAll } from "../inlanguage";

const base = inject("base");
const others = languages().filter((language) => language !== "en");

test.each(others.flatMap((language) => GAMES.map((game) => [language, game] as const)))(
  "%s: %s",
  async (language, game) => {
    expect(await readAll(browser, base, language, game)).toEqual([]);
  },
);
