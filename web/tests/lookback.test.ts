/** Whoever looks at a review says so on the line, once, and again when the line was lost. */
import { expect, test, vi } from "vitest";
import { LookBack } from "../src/table/lookback.svelte";
import type { Problem, Reviewed } from "../src/wire";

const problem = { error: "forbidden", sentence: "The game is not over yet." } as Problem;
const told = (done: number): Reviewed => ({ type: "reviewed", done, verdict: { id: "v" } });

function line(): { sent: boolean[]; lookBack: LookBack } {
  const sent: boolean[] = [];
  const lookBack = new LookBack((on) => sent.push(on));
  return { sent, lookBack };
}

test("the first who looks begins it, the last who goes ends it", () => {
  const { sent, lookBack } = line();
  const one = lookBack.look();
  const other = lookBack.look();
  expect(sent).toEqual([true]);
  one();
  expect(sent).toEqual([true]);
  other();
  expect(sent).toEqual([true, false]);
});

test("after a break it is asked for again, but only if somebody looks", () => {
  const { sent, lookBack } = line();
  lookBack.again();
  expect(sent).toEqual([]);
  const leave = lookBack.look();
  lookBack.again();
  expect(sent).toEqual([true, true]);
  leave();
  lookBack.again();
  expect(sent).toEqual([true, true, false]);
});

test("only its own refusal is about it, and what is told later counts", () => {
  const { lookBack } = line();
  lookBack.look(); // request 1
  expect(lookBack.refused(7, problem)).toBe(false);
  expect(lookBack.problem).toBeNull();
  expect(lookBack.refused(1, problem)).toBe(true);
  expect(lookBack.problem).toBe(problem);
  lookBack.reviewed(told(0.4));
  expect(lookBack.problem).toBeNull();
  expect(lookBack.told?.done).toBe(0.4);
});

test("one that goes no further is asked for again by who comes back to it, once", () => {
  const { sent, lookBack } = line();
  const leave = lookBack.look(); // request 1
  lookBack.back();
  expect(lookBack.dropped(7)).toBe(false);
  lookBack.back();
  expect(sent).toEqual([true]);
  expect(lookBack.dropped(1)).toBe(true);
  lookBack.back();
  lookBack.back();
  expect(sent).toEqual([true, true]);
  expect(lookBack.dropped(2)).toBe(true);
  leave();
  lookBack.back();
  expect(sent).toEqual([true, true, false]);
});

test("what is known is fetched also by who has begun too many", async () => {
  vi.stubGlobal("location", { pathname: "/" });
  vi.stubGlobal("document", { documentElement: {} });
  const { host } = await import("../src/net");
  const { Reviewing } = await import("../src/review/reviewing.svelte");
  const known = { review: {}, shown: [] };
  const asked = vi.spyOn(host, "review").mockResolvedValue(known as never);
  for (const first of ["told", "refused"]) {
    const { lookBack } = line();
    lookBack.look(); // request 1
    if (first === "told") lookBack.reviewed(told(0.4));
    lookBack.refused(1, problem);
    if (first === "refused") lookBack.reviewed(told(0.4));
    const reviewing = new Reviewing("t");
    reviewing.follow(lookBack);
    await vi.waitFor(() => expect(reviewing.found).toBe(known));
    expect(reviewing.problem).toBe("");
  }
  expect(asked).toHaveBeenCalledTimes(2);
});
