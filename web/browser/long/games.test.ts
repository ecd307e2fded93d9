/** Whole games of every variant and every number of players, at every size. */
import { inject, test } from "vitest";
import type { Menu } from "../../src/wire";
import { browser } from "../browser";
import { SIZES, type Size } from "../house";
import { wholeGame } from "../play";

const base = inject("base");

const { games } = (await (await fetch(`${base}/api/offer`)).json()) as Menu;
const all = games.flatMap(({ name, variants }) =>
  variants.flatMap((variant) =>
    // Who plays alone has no place in a result.
    variant.players
      .filter((number) => number > 1)
      .map((number) => [name, variant.name, number] as const),
  ),
);
const sizes = Object.keys(SIZES) as Size[];

test.each(all.map((one, i) => [...one, sizes[i % sizes.length] ?? "wide"] as const))(
  "%s, %s, %i players, %s",
  async (game, variant, players, size) => {
    await wholeGame(browser, base, { game, variant, players, bots: "rookie" }, size);
  },
);
