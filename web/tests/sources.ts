/** The pages and the catalogue, read as text: for the tests that compare them. */
import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "svelte/compiler";

const SOURCE = join(import.meta.dirname, "../src");
const LOCALES = join(import.meta.dirname, "../../src/rallybox/locales");

/** A part of a syntax tree, of whatever kind. */
export interface Node {
  readonly type?: string;
  readonly [field: string]: unknown;
}

export interface Source {
  readonly name: string;
  readonly text: string;
}

export const sources: readonly Source[] = readdirSync(SOURCE, {
  recursive: true,
  encoding: "utf-8",
})
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith(".d.ts"))
  .map((name) => ({ name, text: readFileSync(join(SOURCE, name), "utf-8") }));

/** The folders in a folder of the sources. */
export const folders = (path: string): string[] =>
  readdirSync(join(SOURCE, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

const trees = new WeakMap<Source, Node[]>();

/** Everything in a file, scripts and markup; a file of TypeScript is read like a script. */
export function tree(source: Source): Node[] {
  const known = trees.get(source);
  if (known) return known;
  const { name, text } = source;
  const whole = name.endsWith(".svelte") ? text : `<script lang="ts">\n${text}\n</script>`;
  const { instance, module, fragment } = parse(whole, { modern: true });
  const found = [instance, module, fragment].filter(Boolean) as unknown as Node[];
  trees.set(source, found);
  return found;
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

/** Fields that say where something stands, not what it is. */
const PLACES = new Set(["metadata", "loc", "parent", "leadingComments", "trailingComments"]);

/** A node and all below it, without what `skip` says. */
export function* nodes(
  value: unknown,
  skip: (node: Node) => boolean = () => false,
): Generator<Node> {
  if (Array.isArray(value)) for (const part of value) yield* nodes(part, skip);
  else if (isNode(value) && !skip(value)) {
    if (value.type !== undefined) yield value;
    for (const [field, part] of Object.entries(value)) {
      if (isNode(part) && !PLACES.has(field)) yield* nodes(part, skip);
    }
  }
}

/** What a node says by itself, if it is a text. */
export function textOf(node: Node): string | null {
  if (node.type === "Text" && typeof node["data"] === "string") return node["data"].trim();
  if (node.type === "Literal" && typeof node["value"] === "string") return node["value"];
  if (node.type === "TemplateElement") return (node["value"] as { raw: string }).raw;
  return null;
}

// -- the catalogue ---------------------------------------------------------------------------------

export const languages = readdirSync(LOCALES);

export function catalogue(language: string): string {
  return readdirSync(join(LOCALES, language), { recursive: true, encoding: "utf-8" })
    .filter((file) => file.endsWith(".ftl"))
    .map((file) => readFileSync(join(LOCALES, language, file), "utf-8"))
    .join("\n");
}

type Messages = ReadonlyMap<string, unknown>;

export const messages = (language: string): Messages =>
  new Map(new FluentResource(catalogue(language)).body.map((entry) => [entry.id, entry.value]));

/** What has to be filled into a message, and into those that it is made from. */
export function variables(id: string, known: Messages): Set<string> {
  const found = new Set<string>();
  for (const node of nodes(known.get(id))) {
    if (node.type === "var") found.add(String(node["name"]));
    if (node.type === "mesg") {
      for (const name of variables(String(node["name"]), known)) found.add(name);
    }
  }
  return found;
}
