/** How a movement card is called, and how a hand is held. */
import { colourOf, valueOf } from "../../../cards/notation";
import { say } from "../../../words/words.svelte";
import { DRAW } from "../course";

export const drawOf = (card: string): number => DRAW[colourOf(card)] ?? 0;

export const nameOf = (card: string): string =>
  say("web-card", { colour: colourOf(card), value: valueOf(card) }) +
  say("web-rr-draws", { draw: drawOf(card) });

const ORDER = "gyrb";

/** A hand as one holds it: colours together, small values first; with the place of each card. */
export function sorted(hand: readonly string[]): { card: string; place: number }[] {
  const key = (card: string): number => ORDER.indexOf(colourOf(card)) * 10 + valueOf(card);
  return hand
    .map((card, place) => ({ card, place }))
    .sort((a, b) => key(a.card) - key(b.card) || a.place - b.place);
}
