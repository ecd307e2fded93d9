import { describe, expect, test } from "vitest";
import courses from "../../../dev/fixtures/roadrally/courses.json";
import { lay, layToFit, type Point, rewards } from "../../../src/games/roadrally/course";
import { poseAt, slots, way } from "../../../src/games/roadrally/road";

const FEATURES = ["", "checkpoint", "gas", "store", "mechanic"];

describe.each(courses)("$variant $texts", (known) => {
  const course = lay(known.texts, known.variant);
  const corner: Point = [
    Math.min(...course.plates.flatMap((p) => p.squares.map((s) => s[0]))),
    Math.min(...course.plates.flatMap((p) => p.squares.map((s) => s[1]))),
  ];

  test("the client lays the tiles where Python lays them", () => {
    const [x, y] = known.squares[0] as [number, number];
    const [a, b] = course.spaces[0]?.at ?? [0, 0];
    expect(course.final).toBe(known.final);
    expect(course.spaces.map((s) => [s.at[0] - a + x, s.at[1] - b + y])).toEqual(known.squares);
    expect(corner).toEqual([0, 0]);
  });

  test("what is printed on a space is what Python says", () => {
    for (const space of course.spaces) {
      expect(space.stage).toBe(known.stage_at[space.number]);
      expect(space.feature).toBe(FEATURES[known.features[space.number] ?? 0]);
      expect(space.shortcut).toBe(known.shortcuts[space.number]);
    }
  });

  test("the road is one piece, also when turned to fit a tall frame", () => {
    for (const one of [course, layToFit(known.texts, known.variant, 0.5)]) {
      const poses = way(one, 1, one.final - 1);
      poses.slice(1).forEach((pose, i) => {
        const before = poses[i] ?? pose;
        expect(Math.hypot(pose.x - before.x, pose.y - before.y)).toBeLessThan(33);
        expect(Math.abs(pose.angle - before.angle)).toBeLessThan(46);
      });
      expect(Math.max(one.width, one.height)).toBe(Math.max(course.width, course.height));
    }
  });
});

test("cars on one space stand apart, the first in front", () => {
  for (const area of [true, false]) {
    for (let count = 1; count <= 5; count++) {
      const found = slots(count, area);
      expect(found).toHaveLength(count);
      found.slice(1).forEach((slot, i) => expect(slot.f).toBeLessThan(found[i]?.f ?? 0));
      expect(new Set(found.map((slot) => `${slot.f} ${slot.s}`)).size).toBe(count);
    }
  }
});

test("start and finish have a place of their own", () => {
  const known = courses[0];
  const course = lay(known?.texts ?? [], "base");
  expect(poseAt(course, 0)).not.toEqual(poseAt(course, 1));
  expect(poseAt(course, course.final)).not.toEqual(poseAt(course, course.final - 1));
});

test("what a stage gives follows from the table, and no number stands for none", () => {
  const setup = { variant: "sprint", players: 3, course: null, first: null };
  const { points, cardsFrom } = rewards(setup);
  expect(points.length).toBe(3);
  expect(points).toEqual(points.toSorted((a, b) => b - a));
  expect(cardsFrom).toBeGreaterThan(1);
  expect(rewards({ ...setup, players: 9 })).toEqual({ points: [], cardsFrom: null });
});
