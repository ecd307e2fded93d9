/**
 * What is on offer, read from its notation (`T e6 NSW`, `D e6 S vs B`, `A north T NSW pile 2`).
 * There is no rule in here: a card fits where, and as, the server offers it.
 */
import type { Choice } from "../../../wire";
import { CARS, carNumber, kindOf } from "../cards";
import { beside } from "../squares";

export interface Offer {
  readonly choice: Choice;
  /** What is taken for it: `hand left-bend`, `open crossroads`, `pile 2`, `drive`, `drive A`. */
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

const LAY = /^(open )?[A-Z] ([a-h][1-8]) ([NESW]+)(?: vs ([A-D]))?$/;
const DRIVE = /^(?:([A-D]) )?drive ([a-h][1-8])$/;
const PILE = /^([A-D]) (north|east|south|west) [A-Z] ([NESW]+)(?: pile (\d))?$/;

function lay(choice: Choice, self: number): Offer | null {
  const [, open, square = "", openings = "", against] = LAY.exec(choice.text) ?? [];
  if (!square) return null;
  const kind = kindOf(openings);
  return {
    choice,
    source: `${open ? "open" : "hand"} ${kind}`,
    square,
    openings,
    kind,
    car: against ? null : self,
    against: against ? carNumber(against) : null,
  };
}

function drive(choice: Choice, self: number): Offer | null {
  const [, car, square = ""] = DRIVE.exec(choice.text) ?? [];
  if (!square) return null;
  return {
    choice,
    source: car ? `drive ${car}` : "drive",
    square,
    openings: null,
    kind: "",
    car: car ? carNumber(car) : self,
    against: null,
  };
}

function fromPile(choice: Choice, cars: readonly (string | null)[]): Offer | null {
  const [, letter = "", side = "", openings = "", pile] = PILE.exec(choice.text) ?? [];
  if (!letter) return null;
  const car = carNumber(letter);
  const square = beside(cars[car] ?? "", (side[0] ?? "").toUpperCase());
  if (square === null) return null;
  return {
    choice,
    source: pile ? `pile ${pile}` : "hand dead-end",
    square,
    openings,
    kind: kindOf(openings),
    car: pile ? car : null,
    against: pile ? null : car,
  };
}

/** What is done on a square of the board. */
export const offersOf = (
  choices: readonly Choice[],
  cars: readonly (string | null)[],
  self: number,
): Offer[] =>
  choices.flatMap(
    (choice) => lay(choice, self) ?? drive(choice, self) ?? fromPile(choice, cars) ?? [],
  );

/** What is done without pointing at a square: passing, stopping. */
export const plainOf = (choices: readonly Choice[], offers: readonly Offer[]): Choice[] =>
  choices.filter((choice) => !offers.some((offer) => offer.choice === choice));

export function bySquare(offers: readonly Offer[]): Map<string, Offer[]> {
  const found = new Map<string, Offer[]>();
  for (const offer of offers) {
    found.set(offer.square, [...(found.get(offer.square) ?? []), offer]);
  }
  return found;
}

export const carLetter = (car: number | null): string => (car === null ? "" : (CARS[car] ?? ""));
