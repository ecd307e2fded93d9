/** Sentences come when they are wanted: what home needs is there at once, and little else. */
import { gzipSync } from "node:zlib";
import { FluentResource } from "@fluent/bundle";
import { expect, test, vi } from "vitest";
import { languages, PARTS, source } from "../catalogue";
import { folders, sources } from "./sources";

vi.stubGlobal("location", { pathname: "/" });
const { posters } = await import("../src/games");

const GAMES = folders("games");
const idsOf = (language: string, part: string): Set<string> =>
  new Set(new FluentResource(source(language, part)).body.map(({ id }) => id));
const EVERY = languages().flatMap((language) => PARTS.map((part) => [language, part] as const));

test("every game has a part, beside those of the pages", () => {
  expect(PARTS).toEqual(expect.arrayContaining(["pages", "lessons", ...GAMES]));
});

test.each(EVERY)("%s, %s: all messages that others refer to come along", (language, part) => {
  const known = new Set([...idsOf(language, "pages"), ...idsOf(language, part)]);
  // What is only said about a game comes after it.
  if (!GAMES.includes(part))
    for (const game of GAMES) idsOf(language, game).forEach((id) => known.add(id));
  const text = JSON.stringify(new FluentResource(source(language, part)).body);
  const named = [...text.matchAll(/"type":"(?:mesg|term)","name":"([\w-]+)"/g)].map(
    ([, id]) => id ?? "",
  );
  expect(named.filter((id) => !known.has(id) && !known.has(`-${id}`))).toEqual([]);
});

test.each(languages())("%s: home says of every game what is on its poster", (language) => {
  const home = idsOf(language, "pages");
  for (const game of GAMES) {
    const titles = (posters[game]?.pages ?? []).map(({ title }) => title);
    for (const id of [`${game}-title`, `${game}-about`, ...titles]) expect(home).toContain(id);
    const all = new FluentResource(source(language)).body.map(({ id }) => id);
    const variants = all.filter((id) => id.startsWith(`${game}-variant-`));
    expect(variants.length).toBeGreaterThan(0);
    for (const id of variants) expect(home).toContain(id);
  }
});

test("whatever the pages name is in a part that they can load", () => {
  const parts = new Set(PARTS.flatMap((part) => [...idsOf("en", part)]));
  const known = new Set(new FluentResource(source("en")).body.map(({ id }) => id));
  const named = sources.flatMap(({ text }) =>
    [...text.matchAll(/["'`]([a-z0-9-]+)["'`]/g)].map(([, id]) => id ?? ""),
  );
  const away = named.filter((id) => known.has(id) && !parts.has(id));
  expect(named.filter((id) => parts.has(id)).length).toBeGreaterThan(300);
  expect(away).toEqual([]);
});

test.each(languages())("%s: what every visit loads stays small", (language) => {
  expect(gzipSync(source(language, "pages")).length).toBeLessThan(16_000);
});
