import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { rulesTree } from "../rulebook";
import type { RulesNode } from "../src/rules/tree";

const PAGES = join(import.meta.dirname, "../../docs/rules");
const files = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : path.endsWith(".md") ? [path] : [];
  });

interface Found {
  readonly given: string[];
  readonly named: string[];
  text: string;
}

function collect(nodes: readonly RulesNode[], found: Found): Found {
  for (const node of nodes) {
    if (typeof node === "string") found.text += node;
    else if (node.tag === "ruling") {
      found.named.push(node.id);
      found.text += node.id;
    } else {
      if (node.id) found.given.push(node.id);
      collect(node.in, found);
      found.text += " ";
    }
  }
  return found;
}

test.each(files(PAGES).map((path) => [path.slice(PAGES.length + 1), path]))(
  "%s: every ruling that is named can be gone to, and no word is lost",
  (_, path) => {
    const source = readFileSync(path, "utf-8");
    const { given, named, text } = collect(rulesTree(source), { given: [], named: [], text: "" });
    expect(given.length).toBeGreaterThan(8);
    expect(new Set(given).size).toBe(given.length);
    expect(named.filter((id) => !given.includes(id))).toEqual([]);
    const words = (plain: string): string[] => plain.match(/\p{L}{2,}/gu) ?? [];
    const seen = words(text);
    expect(seen.length).toBeGreaterThan(500);
    const wanted = words(source.replace(/\]\([^)]*\)/g, "]"));
    expect(seen.length).toBe(wanted.length);
  },
);

test("markup in a page is not shown, and not read as such", () => {
  const { text } = collect(rulesTree('a <b onclick="x()">c</b> &lt;d&gt; `<e>`'), {
    given: [],
    named: [],
    text: "",
  });
  expect(text.replace(/\s+/g, " ").trim()).toBe("a c <d> <e>");
});
