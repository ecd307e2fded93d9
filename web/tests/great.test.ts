/** A great moment stands until it is read; whoever is in a hurry goes on. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../src/settings/settings.svelte";
import { TableShow } from "../src/show/show.svelte";
import { Great, holding } from "../src/table/great.svelte";

const usual = { ...settings };
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  Object.assign(settings, usual);
});

/** A stage at which so many have scored; it says how long that stands before it flies. */
async function standing(gains: number, show = new TableShow()): Promise<[Great, () => number]> {
  const great = new Great();
  great.open("Stage 1", 0);
  for (let seat = 0; seat < gains; seat += 1) great.add({ seat, gain: "+3", why: "1st" });
  const begun = Date.now();
  let over = 0;
  void great.end(show, () => true).then(() => (over = Date.now() - begun));
  await vi.advanceTimersByTimeAsync(0);
  return [great, () => over];
}

test.each([
  [1, false, 1150],
  [4, false, 1900],
  [4, true, 3800],
])("%i lines stand long enough to be read, on a television twice as long", async (n, afar, ms) => {
  const show = new TableShow();
  show.afar = afar;
  const [great, over] = await standing(n, show);
  await vi.advanceTimersByTimeAsync(ms - 1);
  expect(great.now?.gains).toHaveLength(n);
  await vi.advanceTimersByTimeAsync(2);
  expect(great.now).toBe(null);
  expect(over()).toBe(ms);
});

test("a click ends it", async () => {
  const show = new TableShow();
  const [great] = await standing(6, show);
  show.finish?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(great.now).toBe(null);
});

test("it goes with the pace; where nothing moves it can be read all the same", () => {
  settings.pace = "slow";
  expect(holding(4, false)).toBe(1900 * 1.7);
  settings.motion = "less";
  expect([holding(1, false), holding(6, false), holding(4, true)]).toEqual([1800, 2400, 3800]);
  settings.pace = "skip";
  expect(holding(4, false)).toBe(0);
});
