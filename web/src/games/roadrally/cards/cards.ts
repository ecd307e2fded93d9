/** How a movement card is called: `y3` is yellow, value 3. */
import { say } from "../../../words/words.svelte";
import { DRAW } from "../course";

export const colourOf = (card: string): string => card[0] ?? "";
export const valueOf = (card: string): number => Number(card.slice(1));
export const drawOf = (card: string): number => DRAW[colourOf(card)] ?? 0;

export const nameOf = (card: string): string =>
  say("web-rr-card", { colour: colourOf(card), value: valueOf(card), draw: drawOf(card) });

const ORDER = "gyrb";

/** A hand as one holds it: colours together, small values first; with the place of each card. */
export function sorted(hand: readonly string[]): { card: string; place: number }[] {
  const key = (card: string): number => ORDER.indexOf(colourOf(card)) * 10 + valueOf(card);
  return hand
    .map((card, place) => ({ card, place }))
    .sort((a, b) => key(a.card) - key(b.card) || a.place - b.place);
}
