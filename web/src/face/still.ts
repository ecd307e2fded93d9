/** A board that is only looked at: in a replay, in a review. Nobody is asked there. */
import type { TableShow } from "../show/show.svelte";
import type { GameName } from "../wire";
import type { Runner } from "./face";

export const still = (show: TableShow, game: GameName, names: readonly string[]): Runner => ({
  show,
  names,
  game,
  problem: null,
  id: "",
  hints: [],
  askHint: null,
  act: () => undefined,
});
