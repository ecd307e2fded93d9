import { expect, test } from "vitest";
import { inTurn, mixed, nearest, read, seated, written } from "../src/cast/bots";

const DRIVERS = ["thrifty", "flatout", "blocker"];

test("names of bots are read and written", () => {
  for (const plan of ["club", "@1312", "@me", "thrifty", "thrifty@pro", "thrifty@1312"]) {
    expect(written(read(plan, DRIVERS))).toBe(plan);
  }
  expect(read("thrifty@me", DRIVERS)).toEqual({ driver: "thrifty", strength: "me" });
  expect(read("club", DRIVERS)).toEqual({ driver: "", strength: "club" });
});

test("a company is mixed: nobody twice, as long as there are enough", () => {
  for (const chance of [() => 0, () => 0.999, Math.random]) {
    expect(new Set(mixed(3, DRIVERS, [], chance)).size).toBe(3);
    expect(mixed(1, DRIVERS, ["thrifty", "blocker"], chance)).toEqual(["flatout"]);
    expect(mixed(5, DRIVERS, [], chance)).toHaveLength(5);
    expect(mixed(2, DRIVERS, DRIVERS, chance)).not.toContain("");
  }
});

test("nobody sits at two seats: who is called away changes places", () => {
  const plans = ["person", "thrifty@club", "flatout@pro", "blocker@me"];
  const company = (seat: number, plan: string): string[] => seated(plans, seat, plan, DRIVERS);
  expect(company(1, "flatout@me")).toEqual(["person", "flatout@me", "thrifty@pro", "blocker@me"]);
  expect(company(1, "thrifty@pro")).toEqual(plans.with(1, "thrifty@pro"));
  expect(company(1, "person")).toEqual(plans.with(1, "person"));
  const invited = seated(["person", "person", "flatout@pro"], 1, "flatout@me", DRIVERS);
  expect(invited[1]).toBe("flatout@me");
  expect(invited[2]).toMatch(/^(thrifty|blocker)@pro$/);
});

test("seats that are set one after the other: nobody is there twice on the way", () => {
  const drivers = [...DRIVERS, "gambler"];
  const plans = ["person", "thrifty@club", "flatout@pro", "blocker@me"];
  const after = (steps: ReturnType<typeof inTurn>): string[][] =>
    steps.map((_, i) => steps.slice(0, i + 1).reduce((now, [at, one]) => now.with(at, one), plans));
  const way = after(inTurn(plans, 1, "flatout@me", drivers));
  for (const now of way) {
    const cast = now.slice(1).map((plan) => read(plan, drivers).driver);
    expect(new Set(cast).size).toBe(3);
  }
  expect(way.at(-1)).toEqual(["person", "flatout@me", "thrifty@pro", "blocker@me"]);
  expect(inTurn(plans, 1, "gambler", drivers)).toEqual([[1, "gambler"]]);
  expect(inTurn(plans, 1, "person", drivers)).toEqual([[1, "person"]]);
});

test("a rating is called by the level that is nearest", () => {
  const levels = [
    { name: "rookie", rating: 1000 },
    { name: "club", rating: 1100 },
  ];
  expect(nearest(900, levels)).toBe("rookie");
  expect(nearest(1051, levels)).toBe("club");
});
