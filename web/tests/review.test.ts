/** The graph of a review, and what is read from one. */
import { beforeAll, describe, expect, test, vi } from "vitest";
import {
  apart,
  bandPath,
  type Field,
  linePath,
  markPlaces,
  placeNear,
  xOf,
  yOf,
} from "../src/review/geometry";
import {
  following,
  percent,
  placeAt,
  placeOf,
  reelPlace,
  rounded,
  turnPlaces,
  winsOf,
  WHOLE,
} from "../src/review/model";
import type { Moment, Review } from "../src/wire";

vi.stubGlobal("location", { pathname: "/" });
vi.stubGlobal("document", { documentElement: {} });
const { say, speech } = await import("../src/words/words.svelte");
const { decimal, lower } = await import("../src/review/numbers");
beforeAll(async () => {
  await speech.learn("en");
  await speech.want("review");
});

const field: Field = { left: 40, top: 10, width: 200, height: 100, last: 4 };

test("in French the first place is the “1re”, in every sentence with places", async () => {
  await speech.learn("fr");
  for (const id of ["web-review-place", "web-list-place", "web-race-came", "core-place"]) {
    for (const place of [1, 2, 3]) {
      const said = say(id, { place, percent: 5, last: "no" });
      expect(said, id).not.toMatch(/1e\b/);
      if (id === "web-review-place") expect(said).toMatch(place === 1 ? /^1re\s/ : /^[23]e\s/);
    }
  }
  await speech.learn("en");
});

test("what is rounded to nothing has no sign", () => {
  const printed = [-0.003, 0, -0.006, 1.5].map((number) => decimal(number, 2));
  expect(printed).toEqual(["0.00", "0.00", "−0.01", "1.50"]);
  expect(decimal(-0.04)).toBe("0.0");
});

describe("the graph", () => {
  test("certainty is at the top, and no chance at the bottom", () => {
    expect([yOf(field, WHOLE), yOf(field, 0), yOf(field, WHOLE / 2)]).toEqual([10, 110, 60]);
    expect([yOf(field, 2 * WHOLE), yOf(field, -1)]).toEqual([10, 110]);
  });

  test("the first place is at the left, the last at the right", () => {
    expect([0, 2, 4].map((place) => xOf(field, place))).toEqual([40, 140, 240]);
    expect(xOf({ ...field, last: 0 }, 0)).toBe(140);
  });

  test("a point finds the place next to it, also beyond the edges", () => {
    for (const place of [0, 1, 2, 3, 4]) {
      expect(placeNear(field, xOf(field, place) + 20)).toBe(place);
      expect(placeNear(field, xOf(field, place) - 20)).toBe(place);
    }
    expect([placeNear(field, -500), placeNear(field, 500)]).toEqual([0, 4]);
    expect(placeNear({ ...field, width: 0 }, 30)).toBe(0);
  });

  test("a line goes through every chance, and its band is as wide as the doubt", () => {
    const two = { ...field, last: 1 };
    expect(linePath(two, [0, WHOLE])).toBe("M40.0 110.0L240.0 10.0");
    expect(bandPath(two, [WHOLE / 2, WHOLE], [WHOLE / 10, 0])).toBe(
      "M40.0 50.0L240.0 10.0L240.0 10.0L40.0 70.0Z",
    );
    expect(bandPath(two, [], [])).toBe("");
  });

  test("labels keep their order and their distance, within the field", () => {
    const found = apart([100, 20, 22, 21], 18, 10, 110);
    const sorted = [...found].sort((a, b) => a - b);
    sorted.slice(1).forEach((y, i) => expect(y - (sorted[i] ?? 0)).toBeGreaterThanOrEqual(18));
    expect(found.indexOf(Math.max(...found))).toBe(0);
    expect(found.indexOf(Math.min(...found))).toBe(1);
    const low = apart([109, 110, 110], 20, 10, 110);
    expect(Math.max(...low)).toBe(110);
    expect(Math.min(...low)).toBe(70);
  });

  test("marks of different drivers are not on one another", () => {
    const all = [0, 1, 2, 3].flatMap((seat) => markPlaces(80, seat, 4, 3));
    expect(new Set(all).size).toBe(all.length);
    expect(markPlaces(1, 0, 4, 3)).toEqual([]);
  });
});

const moment = (at: number, ...wins: number[]) => ({
  at,
  doubt: 1000,
  places: wins.map((win) => [win, WHOLE - win]),
});
const step = (at: number, seat: number) => ({
  at,
  seat,
  choice: { id: at },
  decided: [],
  drawn: [],
});
/** Four actions, of which the second was taken back. */
const review = {
  names: ["Ada", "Bo"],
  moments: [
    moment(0, 0.5 * WHOLE, 0.5 * WHOLE),
    moment(3, 0.7 * WHOLE, 0.3 * WHOLE),
    moment(4, WHOLE, 0),
  ],
  steps: [step(0, 0), step(3, 1)],
  decisions: [{ at: 3, seat: 1, grade: "slip" }],
  turns: [
    { at: 3, kind: "decision" },
    { at: 3, kind: "draw" },
  ],
} as unknown as Review;

describe("a review", () => {
  test("has a line for each driver", () => {
    expect(winsOf(review)).toEqual([
      [0.5 * WHOLE, 0.7 * WHOLE, WHOLE],
      [0.5 * WHOLE, 0.3 * WHOLE, 0],
    ]);
  });

  test("says at each place what is done next, and how good that was", () => {
    expect(placeAt(review, 0)).toMatchObject({ step: { seat: 0 }, decision: null, turns: [] });
    expect(placeAt(review, 1)).toMatchObject({ step: { seat: 1 }, decision: { grade: "slip" } });
    expect(placeAt(review, 1).turns).toHaveLength(2);
    expect(placeAt(review, 2)).toMatchObject({ step: null, decision: null, wins: [WHOLE, 0] });
  });

  test("is found by the actions of the record, taken back ones among them", () => {
    expect([0, 1, 2, 3, 4, 9].map((at) => placeOf(review, at))).toEqual([0, 0, 0, 1, 2, 2]);
    expect(turnPlaces(review)).toEqual([1]);
  });

  test("goes from turning point to turning point", () => {
    expect(following([3, 8], 3, 1)).toBe(8);
    expect(following([3, 8], 8, 1)).toBe(8);
    expect(following([3, 8], 5, -1)).toBe(3);
  });

  test("says certainty only where it is one", () => {
    expect([0, 1, WHOLE / 3, WHOLE - 1, WHOLE].map(percent)).toEqual([0, 1, 33, 99, 100]);
  });

  test("tells the chances of the lower places, as far as there are any", () => {
    expect(lower([0.5, 0.3, 0, 0.2].map((part) => part * WHOLE))).toBe("2nd 30% · 4th 20%");
    expect(lower([WHOLE, 0])).toBe("");
    expect(placeAt(review, 1).places[0]).toEqual([0.7 * WHOLE, WHOLE - 0.7 * WHOLE]);
  });

  test("rounds so that the parts still add up", () => {
    expect(rounded([33.4, 33.3, 33.3], 100)).toEqual([34, 33, 33]);
    expect(rounded([-10.5, 20.7, -25.2], -15)).toEqual([-11, 21, -25]);
    expect(rounded([0, 0, 0], 0)).toEqual([0, 0, 0]);
  });

  test("finds its place in a replay, which has one moment for answers in secret", () => {
    const reel = [1, 2, 5].map((step) => ({ step })) as Moment[];
    expect([1, 2, 3, 5, 9].map((step) => reelPlace(reel, step))).toEqual([0, 1, 1, 2, 2]);
    expect(reelPlace([], 1)).toBe(0);
  });
});
