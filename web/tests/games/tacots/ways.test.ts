import { expect, test } from "vitest";
import type { Offer } from "../../../src/games/tacots/decide/offers";
import { carOf, variants } from "../../../src/games/tacots/decide/ways";

const offer = (source: string, openings: string, car: number): Offer =>
  ({ source, openings, car, against: null, kind: "", square: "c5" }) as unknown as Offer;

// Two turns of the card of pile 1 for car A, one of them for car B; another pile.
const ways = [
  offer("pile 1", "NE", 0),
  offer("pile 1", "SW", 0),
  offer("pile 1", "SW", 1),
  offer("pile 2", "NS", 2),
];

test("of the card that is meant, how it lies and for which car; other cards are in the hand", () => {
  const { lies, cars } = variants(ways, ways[0] ?? null);
  expect(lies.map(({ openings }) => openings)).toEqual(["NE", "SW"]);
  expect(cars.map(carOf)).toEqual([0, 1]);
});

test("one changes as little as it can", () => {
  const { lies, cars } = variants(ways, ways[2] ?? null);
  expect(lies).toEqual([ways[0], ways[2]]);
  expect(cars).toEqual([ways[1], ways[2]]);
});

test("where there is nothing to choose, nothing is offered", () => {
  expect(variants(ways, ways[3] ?? null)).toEqual({ lies: [], cars: [] });
  expect(variants(ways, null)).toEqual({ lies: [], cars: [] });
});
