import { expect, test, vi } from "vitest";
import type { Told } from "../src/show/show.svelte";
import type { Note, SeatInfo, TableInfo } from "../src/wire";

vi.stubGlobal("location", { pathname: "/" });
vi.stubGlobal("document", { documentElement: {} });
const { hurried, replaceable, standing } = await import("../src/table/company");
const { withNotes } = await import("../src/table/asides");
const { speech } = await import("../src/words/words.svelte");
const { tell, toldTo } = await import("../src/words/said");

const SEAT: SeatInfo = {
  seat: 1,
  plan: "person",
  adapts: false,
  name: "Ada",
  taken: true,
  reserved: false,
  stand_in: null,
  gave_up: false,
  present: true,
  away: null,
  agreed: [],
};
const told = (key: number, step: number): Told =>
  ({ key, step, event: { event: "Drove", to: null }, says: { id: "x" } }) as unknown as Told;
const note = (kind: Note["kind"], step: number, by: number | null = null): Note => ({
  kind,
  seat: 1,
  by,
  step,
  at: 0,
});

test("who decides on a seat", () => {
  expect(standing(SEAT)).toBe("here");
  expect(standing({ ...SEAT, plan: "club" })).toBe("bot");
  expect(standing({ ...SEAT, away: 5 })).toBe("away");
  expect(standing({ ...SEAT, away: 5, stand_in: "club" })).toBe("stand-in");
  expect(standing({ ...SEAT, stand_in: "club", gave_up: true })).toBe("gave-up");
});

test("who is away may be replaced after a while, by those who play", () => {
  const gone = { ...SEAT, away: 1000, present: false };
  const table = { yours: false, mine: [0], seats: [SEAT, gone], patience: 500 };
  const info = table as unknown as TableInfo;
  expect(replaceable(info, gone, 1200)).toBe(300);
  expect(replaceable(info, gone, 1500)).toBe(0);
  expect(replaceable(info, SEAT, 1500)).toBe(null);
  expect(replaceable({ ...info, patience: null }, gone, 1500)).toBe(null);
  expect(replaceable({ ...info, mine: [] }, gone, 1500)).toBe(null);
  expect(replaceable({ ...info, mine: [], yours: true }, gone, 1500)).toBe(0);
});

test("what happened besides the game stands where it happened", () => {
  const log = [told(0, 2), told(1, 3), told(2, 3), told(3, 4)];
  const all = withNotes(log, [note("away", 2, 0), note("clock", 4), note("back", 9)]);
  expect(all.map(({ says, key }) => (key < 0 ? says.id : key))).toEqual([
    0,
    "web-note-away-by",
    1,
    2,
    "web-note-clock",
    3,
    "web-note-back",
  ]);
  expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
  expect(withNotes(log, [])).toBe(log);
});

test.each(["en", "fr", "de"] as const)(
  "%s: what happened to me is said to me",
  async (language) => {
    await speech.learn(language);
    const kinds = ["clock", "bot", "away", "away-host", "left", "gave-up", "back"] as const;
    const notes = [...kinds.map((kind) => note(kind, 1)), note("away", 1, 0)];
    const names = ["Bea", "Ada"];
    const read = (me: number): string[] =>
      withNotes([told(0, 1)], notes)
        .filter(({ key }) => key < 0)
        .map(({ says }) => tell(toldTo(me, says), names));
    for (const line of read(1)) expect(line).not.toContain("Ada");
    expect(read(1).filter((line) => line.includes("Bea"))).toHaveLength(1);
    const mine = read(0).filter((line) => !line.includes("Bea"));
    expect(mine, "what I have decided, too").toHaveLength(notes.length);
    await speech.learn("en");
  },
);

test("the plate shows for a while that the clock has decided", () => {
  expect(hurried([note("clock", 10)], 1, 12)).toBe(true);
  expect(hurried([note("clock", 10)], 1, 40)).toBe(false);
  expect(hurried([note("clock", 10)], 0, 12)).toBe(false);
});
