import { expect, test } from "vitest";
import courses from "../../../dev/fixtures/roadrally/courses.json";
import { clashes, notation, shuffled } from "../../../src/games/roadrally/builder/pieces";
import { lay } from "../../../src/games/roadrally/course";

/** Chance that is the same every time. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

test.each(courses)("Python turns the tiles of $texts in the same way", ({ texts, variant }) => {
  const pieces = texts.map((text) => ({ name: text[0] ?? "", reverse: text.endsWith("r") }));
  expect(notation(pieces)).toEqual(texts);
  expect(clashes(lay(texts, variant)).pairs).toEqual([]);
});

test("shuffled courses have every tile once and none on another", () => {
  for (let seed = 1; seed <= 20; seed++) {
    const pieces = shuffled(10, "standard", chance(seed));
    expect(new Set(pieces.map((piece) => piece.name)).size).toBe(10);
    expect(clashes(lay(notation(pieces), "standard")).pairs).toEqual([]);
  }
  expect(shuffled(5, "sprint", chance(7))).toHaveLength(5);
});

test("a course that runs into itself is seen to", () => {
  // Four tiles whose road turns right each time come back to where they began.
  const pieces = ["A", "B", "A", "B", "A", "B"].map((name) => ({ name, reverse: false }));
  expect(clashes(lay(notation(pieces), "standard")).pairs.length).toBeGreaterThan(0);
});
