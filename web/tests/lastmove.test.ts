import { expect, test } from "vitest";
import { reels } from "./games";
import type { Telling } from "../src/face/face";
import { lastMove } from "../src/table/lastmove";
import { linesOf } from "../src/table/lines";
import type { Told } from "../src/show/show.svelte";

const tellings = import.meta.glob<Telling>("../src/games/*/telling.ts", {
  eager: true,
  import: "telling",
});

const told = (step: number, events: readonly Omit<Told, "key" | "step">[], key: number): Told[] =>
  events.map((one, i) => ({ ...one, step, key: key + i }));

test.each(reels)("$name: the last move is there at every moment, in one line", (reel) => {
  const telling = tellings[`../src/games/${reel.game}/telling.ts`] ?? {};
  let log: readonly Told[] = [];
  for (const { step, events } of reel.moments) {
    const now = told(step, events, log.length);
    log = [...log, ...now];
    const move = lastMove(log, null, telling);
    expect(linesOf(move, telling).length).toBeLessThanOrEqual(1);
    if (log.length) expect(move.length).toBeGreaterThan(0);
    for (const one of move) expect(one.step).toBe(log.at(-1)?.step);
    // What is being told is always among what is shown, unless it only begins something new.
    for (const one of now) {
      const heading = telling.chapters?.includes(one.event.event);
      if (!heading) expect(lastMove(log, one, telling)).toContain(one);
    }
  }
});

test("that something new begins is no move, unless nothing else has happened", () => {
  const event = (name: string) => ({ event: { event: name }, says: { id: name } });
  const telling = { chapters: ["Began"] };
  const log = told(1, [event("Drove"), event("Began")] as never, 0);
  expect(lastMove(log, null, telling).map((one) => one.event.event)).toEqual(["Drove"]);
  expect(lastMove(log.slice(1), null, telling).map((one) => one.event.event)).toEqual(["Began"]);
  expect(lastMove([], null, telling)).toEqual([]);
});
