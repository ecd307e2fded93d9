/** What the panel and the dead ends say about players. */
import type { Player } from "./wire";
import { say } from "../../words/words.svelte";
import box from "./box.json";
import { CARS } from "./cards";

/** A hand of so many cards or fewer is announced. */
export const ANNOUNCED = box.announced;

/** Why dead ends do not reach a player; empty if they do. */
export function protection(player: Player, seat: number): string {
  const car = CARS[seat] ?? "";
  if (player.cards < box.protected)
    return say("tacots-illegal-few-in-hand", { car, cards: player.cards });
  if (player.laid < box.protected)
    return say("tacots-illegal-few-laid", { car, cards: player.laid });
  return "";
}

/** Points as they are written on a sheet. */
export const signed = (points: number): string =>
  points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
