/** Sentences that a host leaves to us: in our language, with names for seats, with cards drawn. */
import type { Said } from "../wire";
import { fill } from "./fill";
import { say, speech } from "./words.svelte";

/** A sentence as text. Cards are written in their notation, or as `called` calls them. */
export const tell = (
  said: Said,
  names: readonly string[],
  called: (card: string) => string = (card) => card,
): string => fill(said, names, (cards) => cards.map(called), say);

/** A part of a sentence: words, or cards that are to be drawn there. */
export type Part = string | readonly string[];

/** Stands in a sentence where cards go; no language writes it. */
const MARK = "\u2063";

/** Sentences with places for their cards, and how they are taken apart at them. */
export class Drawn {
  readonly #cards: (readonly string[])[] = [];

  /** A sentence as text, with marks where the cards go. */
  text(said: Said, names: readonly string[]): string {
    const place = (cards: readonly string[]): string =>
      MARK + String(this.#cards.push(cards) - 1) + MARK;
    return fill(said, names, place, say);
  }

  /** A text of such sentences in parts: every other one is cards. */
  parts(text: string): Part[] {
    return text.split(MARK).map((part, i) => (i % 2 ? (this.#cards[Number(part)] ?? []) : part));
  }
}

/** A sentence in parts: every other one is the cards that are to be drawn there. */
export function inParts(said: Said, names: readonly string[]): Part[] {
  const drawn = new Drawn();
  return drawn.parts(drawn.text(said, names));
}

/** The seats that a sentence names, by its parameters, in their order. */
const named = ({ params = {} }: Said): [string, number | undefined][] =>
  Object.entries(params).flatMap(([name, value]) =>
    typeof value === "object" && "seats" in value
      ? [[name, value.seats?.[0]] as [string, number | undefined]]
      : [],
  );

/** The seat that a sentence is mostly about: the one that is named first. */
export const seatIn = (said: Said): number | null => named(said)[0]?.[1] ?? null;

/**
 * A sentence as it is said to somebody: who is meant is called “you”, where the catalogue has such
 * a message. It is called like the other and `-you`, or `-<parameter>-you` if it is not mostly
 * about them.
 */
export function toldTo(me: number | null, said: Said): Said {
  if (me === null) return said;
  const seats = named(said);
  const at = seats.findIndex(([, seat]) => seat === me);
  const id = `${said.id}${at > 0 ? `-${seats[at]?.[0]}` : ""}-you`;
  return at >= 0 && speech.has(id) ? { ...said, id } : said;
}
