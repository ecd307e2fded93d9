/** The client's house: imports point one way, and what only one room may know stays in it. */
import { posix } from "node:path";
import { expect, test } from "vitest";
import { folders, type Node, nodes, type Source, sources, textOf, tree } from "./sources";

/** A room may import from rooms with a smaller number, and from itself. */
const ORDER: Readonly<Record<string, number>> = {
  wire: 0,
  settings: 1,
  net: 1,
  dice: 1,
  show: 1,
  drivers: 1,
  words: 2,
  ui: 3,
  cards: 3,
  face: 3,
  page: 4,
  cast: 5,
  rules: 5,
  notices: 5,
  table: 6,
  games: 7,
  plain: 7,
  review: 7,
  hotseat: 7,
  lessons: 7,
  puzzles: 7,
  offline: 7,
  shell: 8,
  main: 9,
};

/** What of `net` others may take: the host, the parts of the page, and where they come from. */
const DOORS = ["net/index", "net/parts.svelte", "net/origin"];

interface Import {
  readonly file: string;
  /** From where, as a path below the sources. */
  readonly path: string;
}

const text = (value: unknown): string | null => {
  const { type, value: inner } = (value ?? {}) as Node;
  return type === "Literal" && typeof inner === "string" ? inner : null;
};

/** What a node imports: values, types, parts that are loaded later. */
function named(node: Node): string | null {
  switch (node.type) {
    case "ImportDeclaration":
    case "ExportNamedDeclaration":
    case "ExportAllDeclaration":
    case "ImportExpression":
      return text(node["source"]);
    case "TSImportType":
      return text(node["argument"] ?? node["source"]);
    default:
      return null;
  }
}

/** What a file imports, of ours. */
function* importsOf(source: Source): Generator<Import> {
  for (const node of nodes(tree(source))) {
    const from = named(node);
    if (!from?.startsWith(".")) continue;
    const path = posix.join(posix.dirname(source.name), from);
    const whole = path.includes("/") || path === "wire" ? path : `${path}/index`;
    yield { file: source.name, path: whole };
  }
}

/** A folder, or a file that stands by itself. */
const roomOf = (path: string): string => (path.split("/")[0] ?? "").replace(/\.ts$/, "");
const place = (room: string): number => ORDER[room] ?? -1;
const gameOf = (path: string): string | undefined => /^games\/([^/]+)\//.exec(path)?.[1];

/** What is wrong with an import; empty if nothing is. */
function against({ file, path }: Import): string {
  const [here, there] = [roomOf(file), roomOf(path)];
  if (there === "styles") return "";
  if (here !== there && place(there) >= place(here)) return "points the wrong way";
  if (gameOf(path) && gameOf(path) !== gameOf(file)) return "reaches into a game";
  if (there === "net" && here !== "net" && !DOORS.includes(path)) return "knows what the host is";
  return "";
}

/** Ways to a server, in whatever words. */
const LINES = /^(fetch|WebSocket|EventSource|XMLHttpRequest|sendBeacon)$/;
const ADDRESS = /(^|\/)(api|health)(\/|$)/;

/** Which host it is, by how the page was built or by what only the one in the page says. */
const BUILD = /^MODE$/;
const HERE = /^here-/;

/** Names of a way to a server and addresses there, and whatever tells one host from another. */
function* wired(source: Source): Generator<string> {
  for (const node of nodes(tree(source))) {
    const name = String(node["name"]);
    if (node.type === "Identifier" && (LINES.test(name) || BUILD.test(name))) yield name;
    const said = textOf(node);
    if (said !== null && (ADDRESS.test(said) || HERE.test(said))) yield said;
  }
}
const mayCall = (name: string): boolean =>
  // The service worker stands between the page and its server.
  roomOf(name) === "net" || /^offline\/worker(-\w+)?\.ts$/.test(name);

/** Everything that is wrong with a file. */
function wrong(source: Source): string[] {
  const imported = [...importsOf(source)].flatMap((one) =>
    against(one) ? `${one.file}: ${one.path} ${against(one)}` : [],
  );
  const called = mayCall(source.name) ? [] : [...wired(source)];
  return [...imported, ...called.map((what) => `${source.name}: ${what} is for the host`)];
}

test("every room has its place", () => {
  const rooms = [...folders("."), ...sources.map(({ name }) => roomOf(name))];
  expect([...new Set(rooms)].filter((room) => place(room) < 0)).toEqual(["styles"]);
});

test("imports point one way, and only the host calls anybody", { timeout: 120_000 }, () => {
  expect(sources.flatMap((source) => [...importsOf(source)]).length).toBeGreaterThan(600);
  expect(sources.flatMap(wrong)).toEqual([]);
});

/** The modules that may be meant by a path. */
const modulesAt = (path: string): string[] => [path, `${path}.ts`, `${path}/index.ts`];

/** A circle of modules, if there is one; a component may draw itself in itself. */
function circle(files: readonly Source[]): string[] {
  const known = new Map(files.map((file) => [file.name, file]));
  const done = new Set<string>();
  const follow = (name: string, way: readonly string[]): string[] => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name];
    const source = known.get(name);
    if (!source || done.has(name)) return [];
    for (const { path } of importsOf(source)) {
      const next = modulesAt(path).find((one) => known.has(one));
      const found = next && next !== name ? follow(next, [...way, name]) : [];
      if (found.length > 0) return found;
    }
    done.add(name);
    return [];
  };
  for (const { name } of files) {
    const found = follow(name, []);
    if (found.length > 0) return found;
  }
  return [];
}

test("no module needs itself, not even for a type", { timeout: 120_000 }, () => {
  expect(circle(sources)).toEqual([]);
});

const planted = (name: string, text: string): Source => ({ name, text });
const markup = (script: string): string => `<script lang="ts">${script}</script>`;

test.each([
  ["a higher room", planted("ui/Planted.ts", 'import { x } from "../table/x";')],
  ["a type of a higher room", planted("show/x.ts", 'import type { X } from "../face/face";')],
  ["a room beside", planted("lessons/x.ts", 'import { x } from "../hotseat/turns";')],
  ["a whole room", planted("words/x.ts", 'export * from "../games";')],
  ["a type in passing", planted("ui/x.ts", 'let x: import("../shell/x").X;')],
  ["a part for later", planted("table/X.svelte", '{#await import("../shell/X.svelte")}{/await}')],
  ["another game", planted("games/a/x.ts", 'import { x } from "../b/x";')],
  ["a game", planted("shell/X.svelte", markup('import X from "../games/a/X.svelte";'))],
  ["the server", planted("shell/x.ts", 'import { Asked } from "../net/asked";')],
  ["a call", planted("page/x.ts", 'await fetch("/x");')],
  ["a socket", planted("table/x.ts", "new globalThis.WebSocket(x);")],
  ["an address", planted("table/X.svelte", '<a href="/api/tables/{id}/record">x</a>')],
  ["how it was built", planted("page/x.ts", 'const site = import.meta.env.MODE === "site";')],
  ["a reason of one host", planted("page/X.svelte", '{#if starting.why === "here-died"}x{/if}')],
  ["such reasons", planted("words/x.ts", 'const here = error.kind.startsWith("here-");')],
  ["an address with a blank", planted("table/x.ts", "const at = `/api/${x}`;")],
])("%s would be found", (_, source) => {
  expect(wrong(source)).not.toEqual([]);
});

test.each([
  ["a lower room", planted("shell/x.ts", 'import { host } from "../net";')],
  ["its own room", planted("games/a/board/x.ts", 'import { x } from "../x";')],
  ["the host itself", planted("net/x.ts", 'await fetch("/api/x");')],
])("%s is fine", (_, source) => {
  expect(wrong(source)).toEqual([]);
});

test("a circle would be found, also one that only types close", () => {
  const one = planted("table/one.ts", 'import { two } from "./two.svelte";');
  const two = planted("table/two.svelte.ts", 'import type { Three } from "../ui";');
  const three = planted("ui/index.ts", 'import { three } from "./Three.svelte";');
  const last = planted("ui/Three.svelte", markup('import type { One } from "../table/one";'));
  const itself = planted("ui/Self.svelte", markup('import Self from "./Self.svelte";'));
  expect(circle([two, itself, three, one])).toEqual([]);
  const round = [one, two, three, last, one].map(({ name }) => name);
  expect(circle([itself, one, two, three, last])).toEqual(round);
});
