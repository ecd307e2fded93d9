/** Sentences that a host leaves to us: in our language, with names for seats, with cards drawn. */
import type { Said } from "../wire";
import { fill } from "./fill";
import { say } from "./words.svelte";

/** A sentence as text. Cards are written in their notation, or as `called` calls them. */
export const tell = (
  said: Said,
  names: readonly string[],
  called: (card: string) => string = (card) => card,
): string => fill(said, names, (cards) => cards.map(called), say);

/** Stands in a sentence where cards go; no language writes it. */
const MARK = "\u2063";

/** A sentence in parts: every other one is the cards that are to be drawn there. */
export function inParts(said: Said, names: readonly string[]): (string | readonly string[])[] {
  const drawn: (readonly string[])[] = [];
  const place = (cards: readonly string[]): string => MARK + String(drawn.push(cards) - 1) + MARK;
  const text = fill(said, names, place, say);
  return text.split(MARK).map((part, i) => (i % 2 ? (drawn[Number(part)] ?? []) : part));
}

/** The seat that a sentence is mostly about: the one that is named first. */
export function seatIn({ params = {} }: Said): number | null {
  for (const value of Object.values(params)) {
    if (typeof value === "object" && "seats" in value) return value.seats?.[0] ?? null;
  }
  return null;
}
