/** How a card is called, and how a hand is held. */
import { colourOf, valueOf } from "../../cards/notation";
import { say } from "../../words/words.svelte";

const ORDER = "rgb";
export const COLOUR_NAMES: Record<string, string> = { r: "red", g: "green", b: "blue" };

export const nameOf = (card: string): string =>
  say("web-card", { colour: colourOf(card), value: valueOf(card) });

/** Colours together, small values first. */
export const sorted = (hand: readonly string[]): string[] =>
  [...hand].sort(
    (a, b) => ORDER.indexOf(colourOf(a)) - ORDER.indexOf(colourOf(b)) || valueOf(a) - valueOf(b),
  );

/** Which seat played the card at this place of a trick. */
export const seatAt = (leader: number, place: number, players: number): number =>
  (leader + place) % players;
