/** What somebody's plate says, as time goes by. */
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SeatInfo, TableInfo } from "../src/wire";
import { live } from "./live.svelte";
import { asking, seated } from "./seated";

vi.stubGlobal("location", { pathname: "/" });
vi.stubGlobal("document", { documentElement: {} });
const { explainSeat } = await import("../src/table/SeatSign.svelte");
const { say, speech } = await import("../src/words/words.svelte");

beforeEach(() => speech.learn("en"));
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** What the plate of somebody says, as long as it is looked at. */
function plate(session: Parameters<typeof explainSeat>[0]): () => string {
  let text = "";
  live(() => {
    $effect(() => {
      const signs = explainSeat(session, 0, []);
      text = signs.map((sign) => sign.text).join();
    });
  });
  return () => text;
}

test("what a plate says of the clock goes on with it", async () => {
  vi.useFakeTimers({ now: 5_000 });
  const [deadlines, turns] = [{ "0": 190_000 }, { "0": 130_000 }];
  const time = { now: 70_000, deadlines, turns, reserves: [60_000] };
  const { session } = seated({ ...asking(0), time });
  const told = plate(session);
  expect(told()).toBe(say("web-plate-reserve", { reserve: "1:00" }));
  vi.advanceTimersByTime(61_000);
  flushSync();
  expect(told()).toBe(say("web-plate-drawing"));
  session.show.jump({ ...asking(1), time: { ...time, deadlines: {}, turns: {} } });
  flushSync();
  await vi.advanceTimersByTimeAsync(0);
  expect([told(), vi.getTimerCount()]).toEqual(["", 0]); // nobody looks at the clock any more
});

test("how long somebody has been away is told as it is now", () => {
  vi.useFakeTimers({ now: 0 });
  const seat = { seat: 0, plan: "person", away: 0, gave_up: false, stand_in: null };
  const info = { id: "t", seats: [seat as unknown as SeatInfo], notes: [], commitment: "" };
  const told = plate(seated(asking(0), info as unknown as TableInfo).session);
  const said = (minutes: number): string => say("web-plate-away", { minutes, level: "" });
  expect(told()).toBe(said(0));
  vi.advanceTimersByTime(121_000);
  flushSync();
  expect(told()).toBe(said(2));
});
