/** Every sentence on the pages is in the catalogue, and the catalogue has no web message too many. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { parse } from "svelte/compiler";
import { expect, test } from "vitest";
import reel from "../dev/fixtures/base4.json";
import { eventMessage, eventParams } from "../src/words/events";
import { pick } from "../src/words/pick";
import type { Event } from "../src/wire";

const SOURCE = join(import.meta.dirname, "../src");
const LOCALES = join(import.meta.dirname, "../../src/rallybox/locales");

const files = readdirSync(SOURCE, { recursive: true, encoding: "utf-8" })
  .filter((name) => /\.(svelte|ts)$/.test(name) && name !== "wire.ts")
  .map((name) => ({ name, text: readFileSync(join(SOURCE, name), "utf-8") }));

const english = readdirSync(join(LOCALES, "en"))
  .map((file) => readFileSync(join(LOCALES, "en", file), "utf-8"))
  .join("\n");
const ids = new Set(new FluentResource(english).body.map((entry) => entry.id));

/** Message ids in the code, as patterns: `web-status-${x}` stands for all that begin so. */
function named(text: string): string[] {
  const found: string[] = [];
  for (const [, literal] of text.matchAll(/"((?:web|server|roadrally)-[a-z0-9-]*)"/g)) {
    found.push(literal ?? "");
  }
  for (const [, template] of text.matchAll(
    /`((?:web-|server-|roadrally-|\$\{[^}]*\}-)[^`\s/]*)`/g,
  )) {
    found.push((template ?? "").replaceAll(/\$\{[^}]*\}/g, "*"));
  }
  return found;
}

const patterns = [...new Set(files.flatMap(({ text }) => named(text)))];
const matches = (pattern: string, id: string): boolean =>
  pattern.endsWith("-")
    ? id.startsWith(pattern)
    : new RegExp(`^${pattern.replaceAll("*", "[a-z0-9-]+")}$`).test(id);

test("every message that the pages name exists", () => {
  const known = [...ids];
  expect(patterns.length).toBeGreaterThan(100);
  expect(patterns.filter((pattern) => !known.some((id) => matches(pattern, id)))).toEqual([]);
});

test("every web message is used", () => {
  const web = [...ids].filter((id) => id.startsWith("web-"));
  expect(web.filter((id) => !patterns.some((pattern) => matches(pattern, id)))).toEqual([]);
});

/** Names and signs that are the same in every language. */
const SAME_EVERYWHERE = /^(Rally|box|R|×2|–|\?|START|21|1|[^\p{L}]*)$/u;

interface Node {
  type?: string;
  data?: string;
  name?: string;
  value?: unknown;
}

/** Every piece of text in a component's markup, those in spoken attributes included. */
function* texts(node: unknown): Generator<string> {
  if (Array.isArray(node)) for (const part of node) yield* texts(part);
  else if (node && typeof node === "object") {
    const { type, data, name } = node as Node;
    if (type === "Text" && data) yield data.trim();
    if (type === "StyleDirective") return;
    const silent =
      type === "Attribute" && !/^(title|placeholder|alt|label|aria-label)$/.test(name ?? "");
    if (!silent) for (const part of Object.values(node)) yield* texts(part);
  }
}

test("no text for people outside the catalogue", () => {
  const found = files
    .filter(({ name }) => name.endsWith(".svelte"))
    .flatMap(({ name, text }) =>
      [...texts(parse(text, { modern: true }).fragment)]
        .filter((one) => !SAME_EVERYWHERE.test(one))
        .map((one) => `${name}: ${one}`),
    );
  expect(found).toEqual([]);
});

test("an event's sentence is the one that Python makes", () => {
  const bundle = new FluentBundle("en", { useIsolating: false });
  bundle.addResource(new FluentResource(english));
  const { moments, names } = reel as unknown as {
    moments: { events: Event[]; told: string[] }[];
    names: string[];
  };
  let told = 0;
  for (const moment of moments) {
    moment.events.forEach((event, i) => {
      const params = Object.entries(eventParams("roadrally", event, names)).map(([key, value]) => [
        key,
        typeof value === "object" ? value.join(", ") : value,
      ]);
      const pattern = bundle.getMessage(eventMessage("roadrally", event))?.value;
      expect(pattern && bundle.formatPattern(pattern, Object.fromEntries(params))).toBe(
        moment.told[i],
      );
      told += 1;
    });
  }
  expect(told).toBeGreaterThan(100);
});

test("the language is the one chosen, or the browser's, or English", () => {
  const known = ["de", "en", "fr"];
  expect(pick("fr", ["de-CH"], known)).toBe("fr");
  expect(pick("", ["es", "de-CH", "en"], known)).toBe("de");
  expect(pick("xx", ["es"], known)).toBe("en");
});
