/** Every game's face can be loaded, and what it says of its events is true. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test, vi } from "vitest";
import type { Telling } from "../src/face/face";
import { catalogue, messages } from "./sources";

vi.stubGlobal("location", { pathname: "/" });
const { faceFor, GAMES, posters, reels } = await import("./games");
const { collectFaces, faceOf, loadFace, pageAt, posterOf } =
  await import("../src/face/faces.svelte");
const { eventMessage, eventParams, isHeading, seatOf } = await import("../src/face/events");
const { faces } = await import("../src/games");
const { parse } = await import("../src/page/router.svelte");

const english = messages("en");

test("there are games", () => expect(GAMES.length).toBeGreaterThan(2));

const namedIn = ({ seats, chapters, landmarks, sounds }: Telling): string[] => [
  ...Object.keys(seats ?? {}),
  ...(chapters ?? []),
  ...(landmarks ?? []),
  ...Object.keys(sounds ?? {}),
];

test.each(GAMES)("%s: its face is there, and names only events that there are", async (game) => {
  const { Table, Rules, telling = {} } = await faceFor(game);
  expect(Table).toBeTypeOf("function");
  expect(Rules).toBeTypeOf("function");
  expect(namedIn(telling).length).toBeGreaterThan(5);
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

const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(new FluentResource(catalogue("en")));

test.each(reels.map((reel) => [reel.name, reel] as const))(
  "%s: an event's sentence is the one that Python makes",
  async (_, { game, moments, names }) => {
    const { telling = {} } = await faceFor(game);
    const headings = new Set<string>();
    let [told, about] = [0, 0];
    for (const moment of moments) {
      moment.events.forEach((event, i) => {
        const params = Object.entries(eventParams(telling, event, names)).map(([key, value]) => [
          key,
          typeof value === "object" ? value.join(", ") : value,
        ]);
        const pattern = bundle.getMessage(eventMessage(game, event))?.value;
        expect(pattern && bundle.formatPattern(pattern, Object.fromEntries(params))).toBe(
          moment.told[i],
        );
        if (isHeading(telling, event)) headings.add(event.event);
        if (seatOf(telling, event) !== null) about += 1;
        told += 1;
      });
    }
    expect(told).toBeGreaterThan(50);
    expect(about).toBeGreaterThan(told / 2);
    expect(headings.size).toBeGreaterThan(0);
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
