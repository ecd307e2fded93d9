/** The road cards: what is printed on them, how they are called, how a hand is held. */
import box from "./box.json";
import { say } from "../../words/words.svelte";

/** The sides to which each kind opens as it is printed; turned by half a turn it opens to theirs. */
const PRINTED: Readonly<Record<string, string>> = box.kinds;
const SIDES = "NESW";
/** A letter for each set of sides. */
const SIGNS: string = box.signs;
const POINTS: Readonly<Record<string, number>> = box.points;

/** The four cars, by their seats. */
export const CARS: readonly number[] = Array.from({ length: box.cars }, (_, car) => car);
/** The car with a start number, as events and offers name it. */
export const carWith = (number: number): number => number - 1;

/** What a card costs who is left with it. */
export const pointsOf = (kind: string): number => POINTS[kind] ?? 0;

export const openingsOf = (kind: string): string => PRINTED[kind] ?? "";

export const turned = (openings: string): string =>
  [...SIDES].filter((_, i) => openings.includes(SIDES[(i + 2) % 4] ?? "")).join("");

export function kindOf(openings: string): string {
  const other = turned(openings);
  const found = Object.entries(PRINTED).find(([, sides]) => sides === openings || sides === other);
  return found?.[0] ?? "";
}

/** A card as one letter in which roads join, as in the sentences. */
export const sign = (openings: string): string =>
  SIGNS[[...SIDES].reduce((sum, side, i) => sum + (openings.includes(side) ? 1 << i : 0), 0)] ?? "";

/** The sides to which a card opens that is written so. */
export const openingsBy = (letter: string): string =>
  [...SIDES].filter((_, i) => SIGNS.indexOf(letter) & (1 << i)).join("");

export const nameOf = (kind: string): string => say("web-ta-card", { kind });

export interface Stack {
  readonly kind: string;
  readonly number: number;
}

/** How a hand is held: left bends on the left, right bends on the right, the rest between. */
const HELD: readonly { readonly name: string; readonly kinds: readonly string[] }[] = [
  { name: "left", kinds: ["left-bend"] },
  {
    name: "middle",
    kinds: [
      "vertical-straight",
      "horizontal-straight",
      "vertical-junction",
      "horizontal-junction",
      "crossroads",
    ],
  },
  { name: "right", kinds: ["right-bend"] },
  { name: "finish", kinds: ["dead-end"] },
];

export interface Group {
  readonly name: string;
  readonly stacks: readonly Stack[];
}

/** A hand in its groups, cards of a kind together; groups without a card are left out. */
export function arranged(hand: readonly string[]): Group[] {
  return HELD.map(({ name, kinds }) => ({
    name,
    stacks: kinds
      .map((kind) => ({ kind, number: hand.filter((card) => card === kind).length }))
      .filter(({ number }) => number > 0),
  })).filter(({ stacks }) => stacks.length > 0);
}
