/** What is left of somebody's time, whenever it comes to be shown. */
import { expect, test, vi } from "vitest";

vi.stubGlobal("location", { pathname: "/" });
vi.stubGlobal("document", { documentElement: {} });
const { clockOf, clockTime } = await import("../src/table/clock");
const { speech } = await import("../src/words/words.svelte");

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

const H = 3600;
test.each([
  ["en", ["0:00", "59:59", "1 h", "1 h 59 min", "23 h 1 min", "1 day", "2 days 23 h"]],
  ["fr", ["0:00", "59:59", "1 h", "1 h 59", "23 h 1", "1 jour", "2 jours 23 h"]],
  [
    "de",
    ["0:00", "59:59", "1 Std.", "1 Std. 59 Min.", "23 Std. 1 Min.", "1 Tag", "2 Tage 23 Std."],
  ],
])("%s: hours have their minutes, and days their hours", async (language, said) => {
  await speech.learn(language);
  const times = [0, H - 1, H, 2 * H - 1, 23 * H + 60, 24 * H, 72 * H - 1];
  expect(times.map(clockTime).map((one) => one.replaceAll(/\s/g, " "))).toEqual(said);
  await speech.learn("en");
});
