/** Is a page wholly in its language? Asks the catalogue, not somebody who knows the language. */
import { FluentResource } from "@fluent/bundle";
import type { Page } from "playwright-core";
import { source } from "../catalogue";
import { GAMES } from "./facts";

type Pattern = NonNullable<FluentResource["body"][number]["value"]>;
type Piece = Exclude<Pattern, string>[number];

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A regular expression for everything that a message can become. */
function possible(pattern: Pattern): string {
  if (typeof pattern === "string") return escaped(pattern);
  return pattern
    .map((piece) => (typeof piece === "string" ? escaped(piece) : hole(piece)))
    .join("");
}

function hole(piece: Exclude<Piece, string>): string {
  if (piece.type !== "select") return ".*";
  return `(?:${piece.variants.map(({ value }) => possible(value)).join("|")})`;
}

/** Letters that are always there: a message with few of them could be anything. */
function letters(pattern: Pattern): number {
  if (typeof pattern === "string") return pattern.match(/\p{L}/gu)?.length ?? 0;
  return pattern.reduce((sum, piece) => {
    if (typeof piece === "string") return sum + letters(piece);
    if (piece.type !== "select") return sum;
    return sum + Math.min(...piece.variants.map(({ value }) => letters(value)));
  }, 0);
}

/** A plain sentence of a language. */
export function sentence(language: string, id: string): string {
  const value = new FluentResource(source(language)).body.find((one) => one.id === id)?.value;
  if (typeof value !== "string") throw new Error(`${language}: ${id} is no plain sentence`);
  return value;
}

interface Message {
  readonly id: string;
  readonly matches: RegExp;
}

const ENOUGH = 5;

/** The messages of a language that one can tell by their words. */
function messages(language: string): Message[] {
  return new FluentResource(source(language)).body.flatMap(({ id, value }) => {
    if (!value || letters(value) < (typeof value === "string" ? 3 : ENOUGH)) return [];
    return [{ id, matches: new RegExp(`^${possible(value).replaceAll(/\s+/g, "\\s+")}$`, "su") }];
  });
}

/** Half of our own name. */
const NAMES = new Set(["Rally"]);

const ROOMS = ["web", "server", "core", "bots", ...GAMES].join("|");
const RAW = new RegExp(`(?<![\\w/.-])(?:${ROOMS})-[a-z0-9-]+`);

/** Everything that is read or spoken on a page: texts, labels, tooltips. */
const texts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const add = (text: string | null): void => {
      const plain = text?.replaceAll(/\s+/g, " ").trim();
      if (plain) found.add(plain);
    };
    for (const element of document.body.querySelectorAll("*")) {
      if (element.closest("script, style, [lang]:not(html)")) continue;
      const own = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (own) add(element.textContent);
      for (const node of element.childNodes) {
        if (node.nodeType === Node.TEXT_NODE) add(node.textContent);
      }
      for (const name of ["title", "aria-label", "placeholder", "alt"]) {
        add(element.getAttribute(name));
      }
    }
    add(document.title);
    return [...found];
  });

/** Finds what is not in a page's language: raw ids, and sentences of the English catalogue. */
export class Reader {
  #english = messages("en");
  #own: Message[];
  #known = new Map<string, string>();

  constructor(language: string) {
    this.#own = messages(language);
  }

  /** What is wrong with a text; empty if nothing is. */
  #wrong(text: string): string {
    if (NAMES.has(text)) return "";
    const raw = RAW.exec(text);
    if (raw) return `raw id ${raw[0]}: ${text}`;
    const english = this.#english.find(({ matches }) => matches.test(text));
    if (!english) return "";
    if (this.#own.some(({ matches }) => matches.test(text))) return "";
    return `English (${english.id}): ${text}`;
  }

  /** Reads a page; everything that was wrong on this and all pages before. */
  async read(page: Page): Promise<string[]> {
    for (const text of await texts(page)) {
      if (!this.#known.has(text)) this.#known.set(text, this.#wrong(text));
    }
    return [...new Set(this.#known.values())].filter(Boolean);
  }
}
