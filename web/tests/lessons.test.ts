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
  expect(nextScene(SCENES, "roadrally")).toBe(1);
  keepLearned("roadrally", "drive");
  keepLearned("roadrally", "drive");
  keepLearned("tacots", "order");
  expect([...learned("roadrally")]).toEqual(["drive"]);
  expect(nextScene(SCENES, "roadrally")).toBe(2);
  keepLearned("roadrally", "stage");
  expect(nextScene(SCENES, "roadrally")).toBe(2);
  keepLearned("roadrally", "order");
  expect(nextScene(SCENES, "roadrally")).toBe(1);
});

test.each(["{", "null", "3", '{"roadrally": 7}', '["drive"]'])(
  "nonsense is nothing: %s",
  (text) => {
    kept.set("rallybox-lessons", text);
    expect(learned("roadrally").size).toBe(0);
    keepLearned("roadrally", "drive");
    expect([...learned("roadrally")]).toEqual(["drive"]);
  },
);

test("where nothing can be kept the lesson goes on", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => null,
    setItem: () => {
      throw new Error("full");
    },
  });
  keepLearned("roadrally", "drive");
  expect(nextScene(SCENES, "roadrally")).toBe(1);
});

test("a scene has an address", async () => {
  vi.stubGlobal("location", { pathname: "/" });
  const { parse } = await import("../src/page/router.svelte");
  expect(parse("/learn/tacots/3")).toEqual({ page: "learn", id: "tacots", scene: 3 });
  expect(parse("/learn/tacots")).toEqual({ page: "learn", id: "tacots", scene: 0 });
  for (const path of ["/learn", "/learn/tacots/x", "/learn/tacots/1/2", "/learn/tacots/123"]) {
    expect(parse(path)).toEqual({ page: "nowhere" });
  }
});
