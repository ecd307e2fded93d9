/**
 * The rules, from the very pages in `docs/rules`, as trees of plain values: one chunk for each game
 * and language, loaded when somebody looks. Nothing in them is ever read as markup by a browser.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { marked, type Token, type Tokens } from "marked";
import type { Plugin } from "vite";
import { languages } from "./catalogue.ts";
import type { Leaf, RulesNode } from "./src/rules/tree.ts";

const PAGES = join(import.meta.dirname, "../docs/rules");
const INDEX = "virtual:rules";
/** The games that have a page; it is called after the game. */
const games = (): string[] =>
  readdirSync(PAGES)
    .filter((file) => file.endsWith(".md"))
    .map((file) => file.slice(0, -3));

/** A ruling's number, wherever it is named: the game's two letters, and a number. */
const RULING = /\b([A-Z]{2}-\d+)\b/;
/** It stands first where it is given. */
const GIVEN = /^\*\*([A-Z]{2}-\d+)\.?\*\*/;

/** The page in a language; in English where it has not been translated. */
function page(language: string, game: string): string {
  const translated = join(PAGES, language, `${game}.md`);
  return language !== "en" && existsSync(translated) ? translated : join(PAGES, `${game}.md`);
}

/** Text, with every ruling that it names as a node of its own. */
const text = (plain: string): RulesNode[] =>
  plain
    .split(RULING)
    .filter((part) => part !== "")
    .map((part) => (RULING.test(part) ? { tag: "ruling", id: part } : part));

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };
const decoded = (plain: string): string =>
  plain.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? "");

const PLAIN: Record<string, Leaf> = { strong: "strong", em: "em", paragraph: "p" };

function node(token: Token): RulesNode[] {
  const inside = "tokens" in token && token.tokens ? nodes(token.tokens) : [];
  const leaf = PLAIN[token.type];
  if (leaf) return [{ tag: leaf, in: inside }];
  switch (token.type) {
    case "heading":
      return [{ tag: (["h2", "h3", "h4"] as const)[token.depth - 1] ?? "h4", in: inside }];
    case "blockquote":
      return [given("aside", token.text, inside)];
    case "list":
      return [list(token as Tokens.List)];
    case "table":
      return [table(token as Tokens.Table)];
    case "codespan":
      return [{ tag: "code", in: [decoded(token.text)] }];
    case "code":
      return [{ tag: "pre", in: [token.text] }];
    case "text":
    case "escape":
    case "link":
      return inside.length ? inside : text(decoded(token.text));
    default:
      return []; // rules, spaces; raw markup is not shown
  }
}

const nodes = (tokens: readonly Token[]): RulesNode[] => tokens.flatMap(node);

/** A part of the page that may be a ruling. */
function given(tag: "li" | "aside", source: string, inside: RulesNode[]): RulesNode {
  const id = GIVEN.exec(source)?.[1];
  return id ? { tag, id, in: inside } : { tag, in: inside };
}

function list(token: Tokens.List): RulesNode {
  const items = token.items.map((item): RulesNode => {
    return given("li", item.text, nodes(item.tokens));
  });
  return { tag: token.ordered ? "ol" : "ul", in: items };
}

function table(token: Tokens.Table): RulesNode {
  const row = (cells: readonly Tokens.TableCell[], tag: "th" | "td"): RulesNode => ({
    tag: "tr",
    in: cells.map((cell) => ({ tag, in: nodes(cell.tokens) })),
  });
  const titled = token.header.some((cell) => cell.text !== "");
  return {
    tag: "table",
    in: [
      ...(titled ? [row(token.header, "th")] : []),
      ...token.rows.map((cells) => row(cells, "td")),
    ],
  };
}

/** A page of `docs/rules` as a tree. */
export const rulesTree = (source: string): RulesNode[] => nodes(marked.lexer(source));

export function rulebook(): Plugin {
  return {
    name: "rallybox-rules",
    resolveId: (id) => (id.startsWith(INDEX) ? "\0" + id : null),
    load(id) {
      if (id === "\0" + INDEX) {
        const entries = languages().flatMap((language) =>
          games().map((game) => {
            const key = `${language}/${game}`;
            return `"${key}": () => import("${INDEX}/${key}")`;
          }),
        );
        return `export default { ${entries.join(", ")} };`;
      }
      if (!id.startsWith("\0" + INDEX + "/")) return null;
      const [language = "en", game = ""] = id.slice(INDEX.length + 2).split("/");
      const file = page(language, game);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(rulesTree(readFileSync(file, "utf-8")))};`;
    },
  };
}
