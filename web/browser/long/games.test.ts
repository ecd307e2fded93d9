/** Whole games of every variant and every number of players, at every size. */
import { inject, test } from "vitest";
import { browser } from "../browser";
import { SIZES, type Size } from "../house";
import { wholeGame } from "../play";

const base = inject("base");

const VARIANTS = {
  roadrally: [
    ["base", "standard", "demo", "sprint"],
    [3, 4, 5],
  ],
  stichrallye: [
    ["volcano", "beach"],
    [3, 4, 5],
  ],
  tacots: [["rally"], [2, 3, 4]],
} as const;

const all = (["roadrally", "stichrallye", "tacots"] as const).flatMap((game) => {
  const [variants, players] = VARIANTS[game];
  return variants.flatMap((variant) => players.map((number) => [game, variant, number] as const));
});
const sizes = Object.keys(SIZES) as Size[];

test.each(all.map((one, i) => [...one, sizes[i % sizes.length] ?? "wide"] as const))(
  "%s, %s, %i players, %s",
  async (game, variant, players, size) => {
    await wholeGame(browser, base, { game, variant, players, bots: "rookie" }, size);
  },
);
