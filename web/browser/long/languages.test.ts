/** Every game in the other languages, from home to the result. */
import { expect, inject, test } from "vitest";
import { browser } from "../browser";
import {} from "../house";
import { readAll } from "../inlanguage";
import { GAMES } from "../play";

const base = inject("base");

test.each(["fr", "de"].flatMap((language) => GAMES.map((game) => [language, game] as const)))(
  "%s: %s",
  async (language, game) => {
    expect(await readAll(browser, base, language, game)).toEqual([]);
  },
);
