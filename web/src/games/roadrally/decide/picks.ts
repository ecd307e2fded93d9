/**
 * Matches what somebody has picked with what is on offer. There is no rule in here: a set of cards
 * can be played if, and only if, the server offers exactly that set.
 */
import { isCard } from "../../../cards/notation";
import type { Choice } from "../../../wire";

export interface Play {
  readonly choice: Choice;
  readonly cards: readonly string[];
}

/** What a play would do, as far as the server tells (`roadrally-explain-play`). */
export interface Outlook {
  readonly end: number;
  readonly steps: number;
  readonly reached: readonly number[];
  readonly draw: number;
}

/** The plays among the choices, read from their notation: `y3+y3`, `store g1+r4`. */
export function plays(choices: readonly Choice[]): Play[] {
  return choices.flatMap((choice) => {
    const cards = choice.text.replace(/^store /, "").split("+");
    return cards.every(isCard) ? [{ choice, cards }] : [];
  });
}

function counts(cards: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return found;
}

/** Are all of `part` in `whole`? */
export function holds(whole: readonly string[], part: readonly string[]): boolean {
  const have = counts(whole);
  return [...counts(part)].every(([card, number]) => (have.get(card) ?? 0) >= number);
}

/** The play of just these cards. */
export const exactly = (offered: readonly Play[], picked: readonly string[]): Play | undefined =>
  offered.find((p) => p.cards.length === picked.length && holds(p.cards, picked));

/** Could these cards become a play by adding more, or are they one? */
export const leadsToPlay = (offered: readonly Play[], picked: readonly string[]): boolean =>
  offered.some((play) => holds(play.cards, picked));

/** What the server says a choice would do; null if it does not move the car. */
export function outlook(choice: Choice | undefined): Outlook | null {
  const params = choice?.params;
  if (typeof params?.["end"] !== "number") return null;
  const reached = params["reached"];
  return {
    end: params["end"],
    steps: Number(params["steps"] ?? 0),
    reached: Array.isArray(reached) ? reached.map(Number) : [],
    draw: Number(params["draw"] ?? 0),
  };
}

/** The places in a hand that hold these cards. */
export function placesOf(hand: readonly string[], cards: readonly string[]): number[] {
  const left = [...cards];
  return hand.flatMap((card, place) => {
    const found = left.indexOf(card);
    if (found < 0) return [];
    left.splice(found, 1);
    return [place];
  });
}

/** The offered choice with this notation. */
export const byText = (choices: readonly Choice[], text: string): Choice | undefined =>
  choices.find((choice) => choice.text === text);
