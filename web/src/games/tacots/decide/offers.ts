/**
 * What is on offer, by what is taken for it and where it goes. There is no rule in here: a card fits
 * where, and as, the server offers it.
 */
import type { Choice } from "../../../wire";
import { carWith } from "../cards";
import type { TacotsOffer } from "../wire";

/** What is on offer at a table of Tacots. */
export type RoadChoice = Choice & { readonly action: TacotsOffer };

export interface Offer {
  readonly choice: RoadChoice;
  /** What is taken for it: `hand left-bend`, `open crossroads`, `pile 2`, `drive`, `drive 1`. */
  readonly source: string;
  readonly square: string;
  /** How the card would lie; null for a drive. */
  readonly openings: string | null;
  readonly kind: string;
  /** The car that would stand there; null where all do, or none. */
  readonly car: number | null;
  /** Whose car the dead end would block. */
  readonly against: number | null;
}

/** Nothing of a card, or of a car, is in it. */
const NONE = { openings: null, kind: "", car: null, against: null };

/** What is done on a square; null for what is done without pointing at one: passing, stopping. */
function offerOf(choice: RoadChoice, self: number): Offer | null {
  const { action } = choice;
  switch (action.is) {
    case "Pass":
    case "Stop":
      return null;
    case "Drive":
      return { ...NONE, choice, source: "drive", square: action.square, car: self };
    case "DriveCar": {
      const source = `drive ${action.car}`;
      return { ...NONE, choice, source, square: action.square, car: carWith(action.car) };
    }
  }
  const { square, openings, kind } = action;
  const laid = { choice, square, openings, kind, car: null, against: null };
  switch (action.is) {
    case "Against":
      return { ...laid, source: `hand ${kind}`, against: action.against };
    case "PileDeadEnd":
      return { ...laid, source: `hand ${kind}`, against: carWith(action.car) };
    case "Pile":
      return { ...laid, source: `pile ${action.pile}`, car: carWith(action.car) };
    case "Open":
      return { ...laid, source: `open ${kind}`, car: self };
    default:
      return { ...laid, source: `hand ${kind}`, car: self };
  }
}

/** What is done on a square of the board. */
export const offersOf = (choices: readonly RoadChoice[], self: number): Offer[] =>
  choices.flatMap((choice) => offerOf(choice, self) ?? []);

export function bySquare(offers: readonly Offer[]): Map<string, Offer[]> {
  const found = new Map<string, Offer[]>();
  for (const offer of offers) {
    found.set(offer.square, [...(found.get(offer.square) ?? []), offer]);
  }
  return found;
}
