/**
 * Matches what somebody has picked with what is on offer. There is no rule in here: a set of cards
 * can be played if, and only if, the server offers exactly that set.
 */
import type { Choice } from "../../../wire";
import type { PlayOffer, RoadRallyOffer } from "../wire";

/** What is on offer in a race. */
export type RaceChoice = Choice & { readonly action: RoadRallyOffer };

export interface Play {
  readonly choice: RaceChoice;
  readonly offer: PlayOffer;
}

/** The plays among the choices. */
export const plays = (choices: readonly RaceChoice[]): Play[] =>
  choices.flatMap((choice) =>
    choice.action.is === "Play" ? [{ choice, offer: choice.action }] : [],
  );

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
  offered.find(({ offer }) => offer.cards.length === picked.length && holds(offer.cards, picked));

/** Where the car would go, for what moves one. */
export function leadsTo({
  action,
}: RaceChoice): { end: number; reached: readonly number[] } | null {
  if (action.is === "Play") return action;
  return action.is === "Shortcut" ? { end: action.end, reached: [] } : null;
}

/** The cards that an offer is about. */
export const cardsOf = (offer: RoadRallyOffer | undefined): readonly string[] =>
  offer?.is === "Play" ? offer.cards : offer?.is === "Tune" ? offer.order : [];

/** Could these cards become a play by adding more, or are they one? */
export const leadsToPlay = (offered: readonly Play[], picked: readonly string[]): boolean =>
  offered.some(({ offer }) => holds(offer.cards, picked));

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

/** The choice of a mechanic to put the cards in this order. */
export const tuning = (
  choices: readonly RaceChoice[],
  order: readonly string[],
): RaceChoice | undefined =>
  choices.find(({ action }) => action.is === "Tune" && action.order.join() === order.join());
