/** Sentences are made here as Python makes them, and cards in them are drawn. */
import { beforeAll, expect, test, vi } from "vitest";

vi.stubGlobal("location", { pathname: "/" });
vi.stubGlobal("document", { documentElement: {} });
const { reels } = await import("./games");
const { speech } = await import("../src/words/words.svelte");
const { inParts, seatIn, tell } = await import("../src/words/said");

beforeAll(() => speech.learn("en"));

/** Signs are written beside each other; other cards are listed. */
const alike = (text: string | undefined): string => text?.replaceAll(",", "") ?? "";

test.each(reels.map((reel) => [reel.name, reel] as const))(
  "%s: everything that is asked, offered and told",
  async (_, { game, moments, sentences, names }) => {
    await speech.meet(game);
    let made = 0;
    moments.forEach(({ ask, decision, events }, at) => {
      const python = sentences[at];
      const said = {
        ask: ask ? [ask] : [],
        choices: decision?.choices.map(({ says }) => says) ?? [],
        events: events.map(({ says }) => says),
      };
      expect(said.ask.map((one) => alike(tell(one, names)))).toEqual([alike(python?.ask)]);
      for (const part of ["choices", "events"] as const) {
        const texts = said[part].map((one) => alike(tell(one, names)));
        expect(texts).toEqual(python?.[part].map(alike));
        made += texts.length;
      }
    });
    expect(made).toBeGreaterThan(50);
  },
);

beforeAll(() => speech.add("outside-wins = { $seat } wins trick { $trick } with { $card }."));
const SAID = {
  id: "outside-wins",
  params: { trick: 3, seat: { seats: [1] }, card: { cards: ["g5"] } },
};

test("seats get names, cards are written or called, and stand in parts of their own", () => {
  const names = ["Ada", "g5"]; // a name is no card, whatever it is
  expect(tell(SAID, names)).toBe("g5 wins trick 3 with g5.");
  expect(tell(SAID, names, (card) => `<${card}>`)).toContain("with <g5>.");
  expect(inParts(SAID, names)).toEqual(["g5 wins trick 3 with ", ["g5"], "."]);
  expect(tell(SAID, [])).toMatch(/^2 wins/);
});

test("a sentence inside another, and its cards, are made with it", () => {
  const around = { id: "outside-around", params: { inside: { words: SAID } } };
  speech.add("outside-around = So it is: { $inside }");
  expect(tell(around, ["Ada", "Bea"])).toMatch(/^So it is: Bea wins trick 3 with g5\.$/);
  expect(inParts(around, ["Ada", "Bea"])[1]).toEqual(["g5"]);
});

test("what is added never takes the place of ours", () => {
  const before = speech.say("web-home");
  speech.add("web-home = Gone\noutside-new = New");
  expect(speech.say("web-home")).toBe(before);
  expect(speech.say("outside-new")).toBe("New");
});

test("what not every page shows is learned when it is wanted, and kept in other languages", async () => {
  expect(speech.has("bots-advice-clear")).toBe(false);
  await speech.want("reasons");
  const english = speech.say("bots-advice-clear");
  // Another part is wanted while another language is learned.
  await Promise.all([speech.learn("de"), speech.want("lessons")]);
  expect(speech.say("bots-advice-clear")).not.toBe(english);
  expect(speech.has("lessons-stale")).toBe(true);
  await speech.learn("en");
  expect(speech.say("bots-advice-clear")).toBe(english);
});

test("our own words count, also if somebody from outside was here before", async () => {
  await speech.learn("en");
  speech.add("web-review = Gotcha");
  await Promise.all([speech.want("review"), speech.want("review")]);
  expect(speech.say("web-review")).not.toBe("Gotcha");
  await speech.meet("constructor");
});

test("who is named first is who it is about", () => {
  expect(seatIn(SAID)).toBe(1);
  expect(seatIn({ id: "web-home" })).toBeNull();
});
