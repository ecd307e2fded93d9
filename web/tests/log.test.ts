/** The log: a line for each move, in every language, and never a name for who reads it. */
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { Telling } from "../src/face/face";

vi.stubGlobal("location", { pathname: "/" });
vi.stubGlobal("document", { documentElement: {} });
const { reels } = await import("./games");
const { languages, messages, variables } = await import("./sources");
const { speech } = await import("../src/words/words.svelte");
const { briefly } = await import("../src/words/brief");
const { inParts, toldTo } = await import("../src/words/said");
const { linesOf } = await import("../src/table/lines");
const { withNotes, withQuips } = await import("../src/table/asides");
const { ReelPlayer } = await import("../src/show/reel.svelte");

const tellings = import.meta.glob<Telling>("../src/games/*/telling.ts", {
  eager: true,
  import: "telling",
});
const errors = vi.spyOn(console, "error");
afterEach(() => expect(errors).not.toHaveBeenCalled());

type Parts = ReturnType<typeof inParts>;
const text = (parts: Parts): string =>
  parts.map((part) => (typeof part === "string" ? part : part.join(" "))).join("");

const EVERY = languages.flatMap((language) =>
  reels.map((reel) => [language, reel.name, reel] as const),
);

test.each(EVERY)("%s, %s: all that happened, in lines", async (language, _, reel) => {
  await Promise.all([speech.learn(language), speech.meet(reel.game)]);
  const telling = tellings[`../src/games/${reel.name.split("/")[0]}/telling.ts`] ?? {};
  const player = new ReelPlayer(reel.moments);
  player.jump(player.last);
  const { log } = player.show;
  const lines = linesOf(log, telling);
  expect(lines.flatMap(({ events }) => events)).toEqual(log);
  expect(lines.length).toBeLessThan(log.length);
  const me = reel.seat ?? 0;
  const names = reel.names.map((name, seat) => (seat === me ? "MYSELF" : name));
  for (const { events } of lines) {
    expect(text(briefly(events, names, me))).toMatch(/^[^{}]{6,}[.!]$/su);
    expect(text(briefly(events, names, null))).toMatch(/^[^{}]{6,}[.!]$/su);
    for (const { says } of events) {
      expect(text(inParts(toldTo(me, says), names))).not.toContain("MYSELF");
    }
    expect(text(briefly(events, names, me))).not.toContain("MYSELF");
  }
});

test.each(languages)(
  "%s: what is said shortly, or to somebody, is said of an event",
  (language) => {
    const known = messages(language);
    for (const id of known.keys()) {
      const event = /^(\w+)-(?:brief|event)-(\w+?)(?:-\w+)?-?(?:you)?$/.exec(id);
      if (!event || !/-brief-|-you$/.test(id) || id.startsWith("web-")) continue;
      const whole = `${event[1]}-event-${event[2]}`;
      expect(known.has(whole), id).toBe(true);
      const given = [...variables(whole, known), "you", "again"];
      expect([...variables(id, known)].filter((name) => !given.includes(name))).toEqual([]);
    }
  },
);

beforeAll(() => speech.learn("en"));
const told = (id: string, seat: number, step: number, to: number | null = null) => ({
  key: step,
  step,
  event: { event: id, to },
  says: { id: `zigzag-event-${id}`, params: { seat: { seats: [seat] }, number: 2 } },
});

test("a game from outside gets lines without saying anything about them", async () => {
  await speech.learn("en");
  speech.add("zigzag-event-moved = { $seat } moves { $number }.\nzigzag-event-drew = You draw.");
  const log = [told("moved", 0, 1), told("drew", 0, 1, 0), told("moved", 1, 2)];
  const lines = linesOf(log, {});
  const all = lines.map(({ events }) => text(briefly(events, ["Ada", "Ben"], 0)));
  expect(all).toEqual(["Ada moves 2. You draw.", "Ben moves 2."]);
  expect(linesOf(log, {}, lines)).toEqual(lines);
  linesOf(log, {}, lines).forEach((line, i) => expect(line).toBe(lines[i]));
});

test("what only I hear takes the place of what all hear of me; each subject is named once", () => {
  speech.add(`zigzag-brief-moved = { $you ->
    [yes] move
   *[no] moves
  } { $number }
zigzag-brief-drew = draw`);
  const move = [
    told("moved", 0, 1),
    told("moved", 1, 1),
    told("moved", 0, 1),
    told("drew", 0, 1, 0),
  ];
  const names = ["Ada", "Ben"];
  expect(text(briefly(move, names, 0))).toBe("You move 2; Ben moves 2; you draw.");
  expect(text(briefly(move.slice(0, 3), names, 1))).toBe("Ada moves 2; you move 2; Ada moves 2.");
});

test("a bot that takes over, and what drivers say, are no part of a move", () => {
  const log = [told("moved", 0, 1), told("moved", 1, 2), told("drew", 1, 2, 1)];
  const note = { kind: "bot", seat: 1, by: null, step: 1 } as const;
  speech.add("zigzag-quip = Vroom!");
  const quip = { seat: 1, says: { id: "zigzag-quip" }, step: 2 };
  const all = withNotes(withQuips(log, [quip] as never), [note] as never);
  // One line for all moves, as games may have it: what is no part of it follows.
  for (const opens of [undefined, () => false]) {
    const lines = linesOf(all, opens ? { opens } : {});
    const texts = lines.map(({ events }) => text(briefly(events, ["Ada", "Ben"], 0)));
    expect(texts.filter((line) => line === "A bot takes the wheel for Ben.")).toHaveLength(1);
    expect(texts.filter((line) => line.includes("Vroom!") && /^Ben/.test(line))).toHaveLength(1);
    expect(texts.some((line) => /moves.*(wheel|Vroom)/.test(line))).toBe(false);
    expect(lines).toHaveLength(opens ? 3 : 4);
  }
});

test("below zero there is a minus sign, in every language", async () => {
  for (const language of languages) {
    await speech.learn(language);
    expect(speech.say("web-list-points", { points: -6 })).toMatch(/^−6\s\w/u);
    expect(speech.say("web-list-points", { points: 6 })).toMatch(/^6\s\w/u);
  }
});
