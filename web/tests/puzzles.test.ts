/** What a device keeps of puzzles, and their addresses. */
import { beforeEach, expect, test, vi } from "vitest";
import { doneOn, keepRevealed, keepSolved, nextOf, solved, streak } from "../src/puzzles/kept";

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("days in a row are counted, and a day that was left out begins anew", () => {
  expect(streak("2026-11-16")).toBe(0);
  keepSolved("a", "2026-02-27");
  keepSolved("a", "2026-02-27");
  expect(streak("2026-02-27")).toBe(1);
  expect(doneOn("2026-02-27")).toBe(true);
  // The next day is not over yet.
  expect(streak("2026-02-28")).toBe(1);
  expect(doneOn("2026-02-28")).toBe(false);
  keepSolved("b", "2026-02-28");
  keepSolved("c", "2026-03-01");
  expect(streak("2026-03-01")).toBe(3);
  expect(streak("2026-03-03")).toBe(0);
  keepSolved("d", "2026-03-03");
  expect(streak("2026-03-03")).toBe(1);
});

test("practice counts for no day", () => {
  keepSolved("a", "2026-11-16");
  keepSolved("b", null);
  expect([...solved()]).toEqual(["a", "b"]);
  expect(streak("2026-11-16")).toBe(1);
});

test("who had the solution shown and comes back has not found it", () => {
  keepSolved("a", "2026-11-15");
  keepRevealed("b");
  keepSolved("b", "2026-11-16");
  expect(streak("2026-11-16")).toBe(1);
  expect(doneOn("2026-11-16")).toBe(false);
  expect(streak("2026-11-17")).toBe(0);
  // What was solved before may be looked up.
  keepSolved("c", null);
  keepRevealed("c");
  keepSolved("c", "2026-11-17");
  expect(streak("2026-11-17")).toBe(1);
});

test("one goes on with what is not solved yet", () => {
  const ids = ["a", "b", "c"];
  expect(nextOf(ids, new Set())).toBe("a");
  expect(nextOf(ids, new Set(["a"]))).toBe("b");
  expect(nextOf(ids, new Set(["a"]), "c")).toBe("b");
  expect(nextOf(ids, new Set(), "a")).toBe("b");
  expect(nextOf(ids, new Set(ids), "b")).toBe("c");
  expect(nextOf(["a"], new Set(["a"]), "a")).toBe("a");
  expect(nextOf([], new Set())).toBe(null);
});

test.each([
  "{",
  "null",
  "3",
  '{"solved": 7}',
  '{"revealed": "a"}',
  '{"day": 3}',
  '{"day": "x", "days": 3}',
])("nonsense is nothing: %s", (text) => {
  kept.set("rallybox-puzzles", text);
  expect(solved().size).toBe(0);
  expect(streak("2026-11-16")).toBe(0);
  keepSolved("a", "2026-11-16");
  expect(streak("2026-11-16")).toBe(1);
});

test("where nothing can be kept one plays all the same", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => null,
    setItem: () => {
      throw new Error("full");
    },
  });
  keepSolved("a", "2026-11-16");
  expect(solved().size).toBe(0);
});

test("a puzzle has an address", async () => {
  vi.stubGlobal("location", { pathname: "/", hash: "" });
  const { parse } = await import("../src/page/router.svelte");
  expect(parse("/puzzles")).toEqual({ page: "puzzles" });
  expect(parse("/puzzles/rail-1a2b")).toEqual({ page: "puzzle", id: "rail-1a2b" });
  expect(parse("/puzzles/rail/2")).toEqual({ page: "nowhere" });
});
