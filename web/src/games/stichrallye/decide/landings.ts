/** Where an offer would take the car, as far as the server tells. There is no rule in here. */
import type { Landing, StichRallyeOffer } from "../wire";

/** Without the motor, or with it. */
export type Way = "keep" | "turbo";

export interface Drive extends Landing {
  readonly way: Way;
  readonly steps: number;
}

/**
 * Where the car would stop: once for an answer about the motor, twice for a card that wins. What is
 * led first can be undercut by everybody; it shows nothing yet.
 */
export function landingsOf(offer: StichRallyeOffer): Drive[] {
  if (offer.is === "Lead" || offer.is === "Lose") return [];
  const { lowest, motor, landing, turbo } = offer;
  const keep: Drive = { ...landing, way: "keep", steps: lowest };
  const faster: Drive = { ...turbo, way: "turbo", steps: lowest + motor };
  if (offer.is === "KeepMotor") return [keep];
  if (offer.is === "UseMotor") return [faster];
  return motor ? [keep, faster] : [keep];
}
