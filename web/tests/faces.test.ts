/** Every game's face can be loaded, and what it says of its events is true. */
import { expect, test, vi } from "vitest";
import type { Telling } from "../src/face/face";
import { messages } from "./sources";

vi.stubGlobal("location", { pathname: "/", hash: "" });
const { faceFor, GAMES, posters, reels } = await import("./games");
const { collectFaces, faceOf, loadFace, pageAt, posterOf } =
  await import("../src/face/faces.svelte");
const { isHeading } = await import("../src/face/events");
const { faces } = await import("../src/games");
const { parse } = await import("../src/page/router.svelte");
const { seatIn } = await import("../src/words/said");

const english = messages("en");

test("there are games", () => expect(GAMES.length).toBeGreaterThan(2));

const namedIn = ({ chapters, landmarks, sounds }: Telling): string[] => [
  ...(chapters ?? []),
  ...(landmarks ?? []),
  ...Object.keys(sounds ?? {}),
];

test.each(GAMES)("%s: its face is there, and names only events that there are", async (game) => {
  const { Table, Rules, telling = {} } = await faceFor(game);
  expect(Table).toBeTypeOf("function");
  expect(Rules).toBeTypeOf("function");
  expect(namedIn(telling).length).toBeGreaterThan(4);
  const unknown = namedIn(telling).filter(
    (event) => !english.has(`${game}-event-${event.toLowerCase()}`),
  );
  expect(unknown).toEqual([]);
});

test.each(GAMES)("%s: its poster, and ways to its own pages", (game) => {
  const { Picture, pages = [] } = posters[game] ?? {};
  expect(Picture).toBeTypeOf("function");
  for (const { path, title } of pages) {
    expect(english.has(title)).toBe(true);
    expect(parse(`/${path}`)).toEqual({ page: "own", path });
  }
});

test.each(reels.map((reel) => [reel.name, reel] as const))(
  "%s: what begins and ends its parts is told, and most is about somebody",
  async (_, { game, moments }) => {
    const { telling = {} } = await faceFor(game);
    const events = moments.flatMap((moment) => moment.events);
    expect(events.length).toBeGreaterThan(50);
    expect(events.some(({ event }) => isHeading(telling, event))).toBe(true);
    const about = events.filter(({ says }) => seatIn(says) !== null);
    expect(about.length).toBeGreaterThan(events.length / 2);
  },
);

test("a game without a face gets the plain one, whatever it is called", async () => {
  const plain = await faceFor(GAMES[0] ?? "");
  collectFaces({ faces, posters, plain: () => Promise.resolve(plain) });
  for (const name of ["unheard-of", "constructor", "__proto__", ""]) {
    expect(posterOf(name)).toEqual({});
    expect(faceOf(name)).toBeNull();
    expect(await loadFace(name)).toBe(plain);
  }
  expect(faceOf("unheard-of")).toBe(plain);
  expect(pageAt("unheard-of")).toBeNull();
});

test("a face is there once it is loaded", async () => {
  const [game = ""] = GAMES;
  expect(faceOf(game)).toBeNull();
  const face = await loadFace(game);
  expect(faceOf(game)).toBe(face);
  expect(await loadFace(game)).toBe(face);
});
