/** What a table of Road Rally waits for, in words. */
import { beforeAll, expect, test, vi } from "vitest";
import base from "../../../dev/fixtures/roadrally/base4.json";
import type { RoadRallyView } from "../../../src/games/roadrally/wire";

vi.stubGlobal("location", { pathname: "/" });
vi.stubGlobal("document", { documentElement: {} });
const { waitsFor } = await import("../../../src/games/roadrally/decide/waits");
const { speech } = await import("../../../src/words/words.svelte");

const NAMES = ["Ada", "Bruno", "Chiara", "Dora"];
const views = base.moments.map(({ view }) => view as unknown as RoadRallyView);
beforeAll(() => Promise.all([speech.learn("en"), speech.meet("roadrally")]));

test("whoever has most points has won, not whoever is in front", () => {
  const last = views.findLast(({ outcome }) => outcome) as RoadRallyView;
  const places = [3, 1, 2, 4];
  const over = { ...last, order: [0, 2, 1, 3], outcome: { ...last.outcome, places } };
  expect(waitsFor(over as unknown as RoadRallyView, NAMES)).toBe("The race is over. Bruno wins.");
});

test("who is waited for is named", () => {
  const playing = views.find(({ phase, to_act }) => phase === "play" && to_act.length === 1);
  const seat = playing?.to_act[0] ?? -1;
  expect(playing && waitsFor(playing, NAMES)).toContain(NAMES[seat]);
});
