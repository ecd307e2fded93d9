import { expect, test } from "vitest";
import { mixed, nearest, read, written } from "../src/cast/bots";

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

test("a rating is called by the level that is nearest", () => {
  const levels = [
    { name: "rookie", rating: 1000 },
    { name: "club", rating: 1100 },
  ];
  expect(nearest(900, levels)).toBe("rookie");
  expect(nearest(1051, levels)).toBe("club");
});
