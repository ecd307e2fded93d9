/** Hints in play: what a strong bot would do and why, in every game; a click picks it. */
import { inject, test } from "vitest";
import { languages } from "../catalogue";
import { browser } from "./browser";
import { GAMES } from "./facts";
import { hinted } from "./hinting";
import { first, SIZES, type Size } from "./house";

const base = inject("base");

const sizes = Object.keys(SIZES) as Size[];
const EVERY = GAMES.map(
  (game, i) =>
    [game, sizes[i % sizes.length] ?? "wide", languages()[i % languages().length] ?? "en"] as const,
);

test.each(first(EVERY))("%s, %s, %s", async (game, size, language) => {
  await hinted(browser, base, { game, players: 3, bots: "rookie" }, size, language);
});
