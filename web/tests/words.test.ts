/** Every message that the pages name is in the catalogue, and no message of theirs too many. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pick } from "../src/words/pick";
import {
  folders,
  languages,
  messages,
  type Node,
  nodes,
  sources,
  tree,
  variables,
} from "./sources";

const english = messages("en");
const pages = sources
  .filter(({ name }) => !name.endsWith("wire.ts"))
  .map((file) => nodes(tree(file)));
const everything = pages.flatMap((found) => [...found]);

// -- what the pages name ---------------------------------------------------------------------------

const ROOMS = ["web", "server", "core", "lessons", ...folders("games")].join("|");
const ID = new RegExp(`^(${ROOMS})(-[a-z0-9]+)+$`);

const literal = (node: Node | undefined): string | null =>
  node?.type === "Literal" && typeof node["value"] === "string" ? node["value"] : null;

const named = new Set(everything.map(literal).filter((text) => text !== null && ID.test(text)));

/** Ids with blanks, such as `web-status-${x}` or `"web-dice-" + x`. */
function blanks(node: Node): string[] | null {
  if (node.type === "TemplateLiteral") {
    return (node["quasis"] as Node[]).map((part) => (part["value"] as { raw: string }).raw);
  }
  const start = node.type === "BinaryExpression" ? literal(node["left"] as Node) : null;
  return start?.endsWith("-") ? [start, ""] : null;
}

const patterns = everything
  .map(blanks)
  .filter((parts) => parts !== null)
  .filter((parts) => parts.length > 1 && /^[a-z0-9-]+$/.test(parts.join("")))
  .filter((parts) => parts.some((part) => /[a-z]{2,}/.test(part)));

/** What only the server names, game by game. */
const ORDERS = import.meta.glob<readonly string[]>("./games/*/orders.ts", {
  eager: true,
  import: "orders",
});

/** Levels and characters of bots, which only the server names. */
const SCALE = join(import.meta.dirname, "../../src/rallybox/bots/scale.py");
const DRIVERS = readFileSync(SCALE, "utf-8");

/** What may stand in a blank: a text of the pages, or of what the server sends. */
const vocabulary = new Set([
  ...Object.values(ORDERS).flat(),
  ...folders("games"),
  ...[...DRIVERS.matchAll(/"([a-z]+)"/g)].map(([, word]) => word ?? ""),
  ...sources.flatMap(({ text }) =>
    [...text.matchAll(/["'`]([\w-]+)["'`]/g)].map(([, word]) => (word ?? "").toLowerCase()),
  ),
]);

function filled(id: string, [first = "", ...rest]: readonly string[]): boolean {
  if (rest.length === 0) return id === first;
  if (!id.startsWith(first)) return false;
  const left = id.slice(first.length);
  for (let end = 1; end <= left.length; end++) {
    if (vocabulary.has(left.slice(0, end)) && filled(left.slice(end), rest)) return true;
  }
  return false;
}

test("every message that the pages name exists", () => {
  expect(named.size).toBeGreaterThan(200);
  expect([...named].filter((id) => !english.has(id ?? ""))).toEqual([]);
});

test("ids that are put together begin or end like messages", () => {
  const like = (parts: string[]): RegExp => new RegExp(`^${parts.join("[a-z0-9-]+")}$`);
  const rooms = patterns.filter(([first = ""]) => first === "" || ID.test(`${first}x`));
  expect(rooms.length).toBeGreaterThan(10);
  const ids = [...english.keys()];
  const none = rooms.filter((parts) => !ids.some((id) => like(parts).test(id)));
  expect(none.filter(([first]) => first !== "").map((parts) => parts.join("*"))).toEqual([]);
});

/**
 * What is said to somebody whom a sentence names is found by the name of what all others are told, and
 * perhaps of the parameter (`toldTo`).
 */
const told = (id: string): readonly string[] =>
  id.endsWith("-you") ? [id, id.replace(/-you$/, ""), id.replace(/-[a-z]+-you$/, "")] : [id];

test("every web message is used", () => {
  const isUsed = (id: string): boolean =>
    named.has(id) || patterns.some((parts) => filled(id, parts));
  const ours = [...english.keys()].filter((id) => id.startsWith("web-"));
  expect(ours.filter((id) => !told(id).some(isUsed))).toEqual([]);
});

/** `say("id", { a, b })`: what is named, and what is filled in; nothing if that shows only later. */
function said(node: Node): { id: string; given: string[] } | null {
  const [first, second] = (node["arguments"] ?? []) as Node[];
  const id = node.type === "CallExpression" ? literal(first) : null;
  if (id === null || !english.has(id)) return null;
  const fields = second === undefined ? [] : ((second["properties"] ?? null) as Node[] | null);
  if (!fields?.every((field) => field.type === "Property")) return null;
  const keys = fields.map((field) => field["key"] as Node);
  return { id, given: keys.map((key) => String(key["name"] ?? key["value"])) };
}

test.each(languages)("every message gets what it needs: %s", (language) => {
  const known = messages(language);
  const calls = everything.map(said).filter((call) => call !== null);
  expect(calls.length).toBeGreaterThan(200);
  const lacking = calls.flatMap(({ id, given }) =>
    [...variables(id, known)]
      .filter((name) => !given.includes(name))
      .map((name) => `${id}: ${name}`),
  );
  expect(lacking).toEqual([]);
});

test("the language is the one chosen, or the browser's, or English", () => {
  const known = ["de", "en", "fr"];
  expect(pick("fr", ["de-CH"], known)).toBe("fr");
  expect(pick("", ["es", "de-CH", "en"], known)).toBe("de");
  expect(pick("xx", ["es"], known)).toBe("en");
});
