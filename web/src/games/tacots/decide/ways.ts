/** What is left to choose of a card on a square, once it is clear which card. */
import type { Offer } from "./offers";

/** The car that an offer is about: it drives there, or is stopped there. */
export const carOf = (offer: Offer): number | null => offer.against ?? offer.car;

/** One of each, in their order. */
function oneOfEach<K>(offers: readonly Offer[], by: (offer: Offer) => K): Offer[] {
  const seen = new Map<K, Offer>();
  for (const offer of offers) if (!seen.has(by(offer))) seen.set(by(offer), offer);
  return [...seen.values()];
}

/**
 * How the card could lie, and which cars it could be for: of each an offer that changes nothing else,
 * where there is one. Empty where there is nothing to choose.
 */
export function variants(
  ways: readonly Offer[],
  chosen: Offer | null,
): { lies: readonly Offer[]; cars: readonly Offer[] } {
  if (!chosen) return { lies: [], cars: [] };
  const own = ways.filter((offer) => offer.source === chosen.source);
  const first = (like: (offer: Offer) => boolean): Offer[] =>
    own.filter(like).concat(own.filter((offer) => !like(offer)));
  const lies = oneOfEach(
    first((offer) => carOf(offer) === carOf(chosen)),
    (offer) => offer.openings,
  );
  const cars = oneOfEach(
    first((offer) => offer.openings === chosen.openings),
    carOf,
  );
  const several = (offers: Offer[]): Offer[] => (offers.length > 1 ? offers : []);
  return {
    lies: several(lies).sort((a, b) => (a.openings ?? "").localeCompare(b.openings ?? "")),
    cars: several(cars).sort((a, b) => (carOf(a) ?? 0) - (carOf(b) ?? 0)),
  };
}
