/**
 * The sentences, from the very files that the terminal and the server use. Every language comes in
 * parts, each a chunk that is loaded when it is wanted; a new folder in `locales/` is a new language.
 */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";

const LOCALES = join(import.meta.dirname, "../src/rallybox/locales");
const INDEX = "virtual:catalogue";
/** Files that no page shows anything of; a game's own may be in a folder called after it. */
const NOT_HERE = [
  "admin",
  "arena",
  "begin",
  "cli",
  "cli-processes",
  "cli-review",
  "integrity",
  "notices",
  "playon",
  "study",
];
/** What only some pages show; everything else is in the part `pages`. */
const LATER: Readonly<Record<string, string>> = {
  lesson: "lessons",
  lessons: "lessons",
  puzzles: "puzzles",
  reasons: "reasons",
  "web-notices": "notices",
  review: "review",
  "web-review": "review",
  "web-puzzles": "puzzles",
};
const PARTS = ["pages", ...new Set(Object.values(LATER))];

export const languages = (): string[] =>
  readdirSync(LOCALES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();

/** The sentences of a language that pages show: those of a part, or all. */
export function source(language: string, part?: string): string {
  const folder = join(LOCALES, language);
  const wanted = (file: string): boolean => {
    const name = basename(file, ".ftl");
    return !NOT_HERE.includes(name) && (!part || (LATER[name] ?? "pages") === part);
  };
  return readdirSync(folder, { recursive: true, encoding: "utf-8" })
    .filter((file) => file.endsWith(".ftl") && wanted(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), "utf-8"))
    .join("\n");
}

/** An object as code, of which every value is code already. */
const written = (entries: readonly (readonly [string, string])[]): string =>
  `{ ${entries.map(([name, value]) => `${name}: ${value}`).join(", ")} }`;

export function catalogue(): Plugin {
  return {
    name: "rallybox-catalogue",
    resolveId: (id) => (id.startsWith(INDEX) ? "\0" + id : null),
    load(id) {
      if (id === "\0" + INDEX) {
        const later = (path: string): string => `() => import("${INDEX}/${path}")`;
        const all = languages().map((language) => {
          const parts = PARTS.map((part) => [part, later(`${part}/${language}`)] as const);
          return [language, written(parts)] as const;
        });
        return `export default ${written(all)};`;
      }
      if (!id.startsWith("\0" + INDEX + "/")) return null;
      const [part, language = ""] = id.slice(INDEX.length + 2).split("/");
      return `export default ${JSON.stringify(source(language, part))};`;
    },
  };
}
