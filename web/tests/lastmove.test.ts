import { expect, test, vi } from "vitest";
import { reels } from "./games";
import type { Telling } from "../src/face/face";
import type { Told } from "../src/show/show.svelte";
import type { Note } from "../src/wire";

vi.stubGlobal("location", { pathname: "/" });
vi.stubGlobal("document", { documentElement: {} });
const { lastMove, lastNews } = await import("../src/table/lastmove");
const { linesOf } = await import("../src/table/lines");

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

test("who goes, comes back or is replaced is news, and so is what the clock decided", () => {
  const event = (name: string) => ({ event: { event: name }, says: { id: name } });
  const note = (kind: Note["kind"], step: number): Note => ({
    kind,
    seat: 1,
    by: null,
    step,
    at: 0,
  });
  const log = [...told(1, [event("Drove")] as never, 0), ...told(2, [event("Passed")] as never, 1)];
  const said = (notes: Note[], current: Told | null = null): (string | undefined)[] => {
    const { note: other, move } = lastNews(log, notes, current, {});
    return [other?.says.id, ...move.map(({ says }) => says.id)];
  };
  expect(said([])).toEqual([undefined, "Passed"]);
  expect(said([note("clock", 1)])).toEqual([undefined, "Passed"]);
  expect(said([note("clock", 2)])).toEqual(["web-note-clock", "Passed"]);
  expect(said([note("clock", 3)])).toEqual(["web-note-clock"]);
  expect(said([note("left", 1)])).toEqual([undefined, "Passed"]);
  expect(said([note("clock", 2), note("left", 2)])).toEqual(["web-note-left"]);
  expect(said([note("left", 2)], log[1]), "a move that is being told goes first").toEqual([
    undefined,
    "Passed",
  ]);
});
