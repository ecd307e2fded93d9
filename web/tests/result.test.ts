/** How a game came out, in words. */
import { beforeAll, expect, test, vi } from "vitest";

vi.stubGlobal("location", { pathname: "/" });
vi.stubGlobal("document", { documentElement: {} });
const { reels } = await import("./games");
const { say, speech } = await import("../src/words/words.svelte");
const { tell, toldTo } = await import("../src/words/said");
const { cameIn, listing, tiesOf, titleOf } = await import("../src/table/result");

const NAMES = ["Ada", "Bruno", "Chiara"];
beforeAll(() => Promise.all([speech.learn("en"), speech.meet(reels[0]?.game ?? "")]));

test.each([
  [[2, 1, 3], null, "Bruno wins!", ""],
  [[2, 1, 3], 1, "You win!", ""],
  [[2, 1, 3], 0, "Bruno wins!", "You came second."],
  [[2, 1, 3], 2, "Bruno wins!", "You came third."],
  [[1, 3, 1], null, "Ada and Chiara share the win!", ""],
  [[1, 3, 1], 0, "You share the win with Chiara!", ""],
  [[1, 3, 1], 1, "Ada and Chiara share the win!", "You came third."],
])("places %j, seat %j: %s %s", (places, seat, title, came) => {
  expect(titleOf(places, NAMES, seat)).toBe(title);
  expect(cameIn(places, seat)).toBe(came);
});

test("a place in a list is an ordinal", () => {
  const told = [1, 2, 3, 4].map((place) => say("web-list-place", { place }));
  expect(told.map((one) => one.slice(-3))).toEqual(["1st", "2nd", "3rd", "4th"]);
});

test("whoever was level is named, with what decided", async () => {
  let ties = 0;
  for (const { moments, names, game } of reels) {
    await speech.meet(game);
    const last = moments.at(-1);
    const scores = last?.outcome?.scores ?? [];
    const level = scores.filter((one, seat) => scores.indexOf(one) !== seat);
    const told = last ? tiesOf(last).map((said) => tell(said, names)) : [];
    expect(told).toHaveLength(new Set(level).size);
    const seats = scores.flatMap((one, seat) => (level.includes(one) ? [seat] : []));
    for (const seat of seats) expect(told.join()).toContain(names[seat]);
    ties += told.length;
  }
  expect(ties).toBeGreaterThan(0);
});

test.each(["en", "fr", "de"])(
  "%s: who won reads of “you” in the verdict, too",
  async (language) => {
    await speech.learn(language);
    await speech.want("review");
    const read = (kind: string, me: number | null): string => {
      const params = { seat: { seats: [1] }, lowest: 5 };
      return tell(toldTo(me, { id: `review-verdict-${kind}`, params }), listing(NAMES, me));
    };
    for (const kind of ["behind", "ahead", "luck", "skill", "others", "both"]) {
      expect(read(kind, null)).toContain("Bruno");
      expect(read(kind, 0)).toBe(read(kind, null));
      expect(read(kind, 1)).toMatch(/^(You|Tu|Du) /);
      expect(read(kind, 1)).not.toMatch(/Bruno|review-/);
    }
    await speech.learn("en");
  },
);

test("a win that is shared, and whoever was level, is told with “you” among the names", async () => {
  await speech.want("review");
  const seats = { seats: { seats: [0, 2] } };
  const shared = { id: "review-verdict-shared", params: seats };
  const read = (me: number | null): string => tell(toldTo(me, shared), listing(NAMES, me));
  expect(read(null)).toBe("The win is shared: Ada, Chiara.");
  expect(read(2)).toBe("The win is shared: Ada, you.");
  expect(read(0)).toBe("The win is shared: you, Chiara.");
  for (const { moments, names } of reels) {
    const last = moments.at(-1);
    for (const said of last ? tiesOf(last) : []) {
      const level = names.filter((name) => tell(said, names).includes(name));
      const me = names.indexOf(level[0] ?? "");
      expect(tell(said, listing(names, me))).toContain("you");
      expect(tell(said, listing(names, me))).not.toContain(level[0]);
    }
  }
});
