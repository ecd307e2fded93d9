/** What is left of somebody's time, whenever it comes to be shown. */
import { expect, test } from "vitest";
import { clockOf } from "../src/table/clock";

const NOW = 1_000_000;
const time = {
  now: NOW,
  deadlines: { "1": NOW + 105_000 },
  turns: { "1": NOW + 45_000 },
  reserves: [60_000, 60_000],
};

test("what was told before it takes from the time of the turn, not from the clock", () => {
  expect(clockOf(time, 1, NOW)).toEqual({ left: 45, reserve: 60, drawing: false });
  // Eight seconds of other people's moves have been shown first.
  expect(clockOf(time, 1, NOW + 8_000)).toEqual({ left: 37, reserve: 60, drawing: false });
});

test("after the time of the turn the reserve runs, down to nothing", () => {
  expect(clockOf(time, 1, NOW + 45_000)).toEqual({ left: 60, reserve: 60, drawing: true });
  expect(clockOf(time, 1, NOW + 100_000)).toMatchObject({ left: 5, drawing: true });
  expect(clockOf(time, 1, NOW + 200_000)).toMatchObject({ left: 0, drawing: true });
});

test("where the reserve is left alone there is only the turn", () => {
  const plain = { ...time, turns: { "1": NOW + 105_000 } };
  expect(clockOf(plain, 1, NOW + 200_000)).toEqual({ left: 0, reserve: 0, drawing: false });
});

test("who is not asked anything has no clock", () => {
  expect(clockOf(time, 0, NOW)).toBeNull();
});
