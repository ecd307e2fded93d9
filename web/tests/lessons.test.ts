/** What a device keeps of the lessons, and the addresses of scenes. */
import { beforeEach, expect, test, vi } from "vitest";
import { keepLearned, learned, nextScene } from "../src/lessons/progress";

const SCENES = ["drive", "order", "stage"].map((name) => ({ name }));
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("somebody goes on with the first scene that is not done", () => {
  expect(nextScene(SCENES, "road")).toBe(1);
  keepLearned("road", "drive");
  keepLearned("road", "drive");
  keepLearned("rail", "order");
  expect([...learned("road")]).toEqual(["drive"]);
  expect(nextScene(SCENES, "road")).toBe(2);
  keepLearned("road", "stage");
  expect(nextScene(SCENES, "road")).toBe(2);
  keepLearned("road", "order");
  expect(nextScene(SCENES, "road")).toBe(1);
});

test.each(["{", "null", "3", '{"road": 7}', '["drive"]'])("nonsense is nothing: %s", (text) => {
  kept.set("rallybox-lessons", text);
  expect(learned("road").size).toBe(0);
  keepLearned("road", "drive");
  expect([...learned("road")]).toEqual(["drive"]);
});

test("where nothing can be kept the lesson goes on", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => null,
    setItem: () => {
      throw new Error("full");
    },
  });
  keepLearned("road", "drive");
  expect(nextScene(SCENES, "road")).toBe(1);
});

test("a scene has an address", async () => {
  vi.stubGlobal("location", { pathname: "/", hash: "" });
  const { parse } = await import("../src/page/router.svelte");
  expect(parse("/learn/rail/3")).toEqual({ page: "learn", id: "rail", scene: 3 });
  expect(parse("/learn/rail")).toEqual({ page: "learn", id: "rail", scene: 0 });
  for (const path of ["/learn", "/learn/rail/x", "/learn/rail/1/2", "/learn/rail/123"]) {
    expect(parse(path)).toEqual({ page: "nowhere" });
  }
});
