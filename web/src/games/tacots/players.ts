/** What the panel, the cards and the dead ends say about players. */
import type { Player, TacotsView } from "./wire";
import { say } from "../../words/words.svelte";
import box from "./box.json";
import { CARS } from "./cards";

/** A hand of so many cards or fewer is announced. */
export const ANNOUNCED = box.announced;

/** Has a player too few cards, in hand or on the board, to be blocked? */
function few(player: Player): { why: string; cards: number } | null {
  if (player.cards < box.protected) return { why: "held", cards: player.cards };
  return player.laid < box.protected ? { why: "laid", cards: player.laid } : null;
}

/** Why dead ends do not reach a player; empty if they do. */
export function protection(view: TacotsView, seat: number): string {
  const car = CARS[seat] ?? "";
  const player = view.players[seat];
  const own = player && few(player);
  if (own)
    return say(own.why === "held" ? "tacots-illegal-few-in-hand" : "tacots-illegal-few-laid", {
      car,
      cards: own.cards,
    });
  // TA-7: so does who shares the card, but not from a dead end of its own.
  const mine = view.seat === null || view.seat === seat;
  const beside = view.players.findIndex(
    (other, at) =>
      at !== seat &&
      at !== view.seat &&
      view.cars[at] === view.cars[seat] &&
      few(other) !== null &&
      !(mine && other.dead_end),
  );
  const other = view.players[beside];
  const why = other && few(other);
  return why
    ? say("tacots-illegal-beside-protected", { car, other: CARS[beside] ?? "", ...why })
    : "";
}

/** How far a hand has come for whoever acts: the first card, those beside it, turns. */
export const stageOf = (view: TacotsView): "first" | "join" | "turn" => {
  if (view.setup.variant === "patience" || view.turn >= view.setup.players) return "turn";
  return view.first_square === null ? "first" : "join";
};

/** Why a card cannot be taken. */
export function whyNot(view: TacotsView, kind: string): string {
  const stage = stageOf(view);
  if (kind !== "dead-end") return say("web-ta-fits-nowhere", { stage });
  return say(stage === "turn" ? "web-ta-dead-end-waits" : "tacots-illegal-opening-dead-end");
}

/** Points as they are written on a sheet. */
export const signed = (points: number): string =>
  points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
