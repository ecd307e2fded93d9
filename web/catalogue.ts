/**
 * The sentences, from the very files that the terminal and the server use. Every language comes in
 * parts, each a chunk that is loaded when it is wanted; a new folder in `locales/` is a new language.
 */
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Plugin } from "vite";

const LOCALES = join(import.meta.dirname, "../src/rallybox/locales");
const INDEX = "virtual:catalogue";
/** First words of files that no page shows anything of; a game's own may be in a folder called after it. */
const NOT_HERE =
  "admin arena begin cli data integrity notices playon research site study vector".split(" ");
/** Those of files whose sentences come from the host as they are: it is the only one who says them. */
const OF_HOSTS = "bots core page server".split(" ");
/** What only some pages show, by the names of files. */
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
/** What is said of a game before anything of it is loaded: at home, and in lists of tables. */
const POSTER = /^[a-z]+-(title|about|variant|page)(-[a-z]+)?$/;
/** What is only said where a game's face is. */
const AT_TABLES = /^(bots-says|core|server-phrase|web-(dice|hot|log|plain|race|replay|tv))-/;
/** Messages of others' files that are said here. */
const EVERYWHERE = /^core-place$/;

const folders = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();

export const languages = (): string[] => folders(LOCALES);

/** What is on every page, what only some pages show, what tables say, and each game's own. */
export const PARTS: readonly string[] = [
  "pages",
  "table",
  ...new Set(Object.values(LATER)),
  ...folders(join(LOCALES, "en")),
];

/** The part that a message belongs to; empty if only hosts say it. */
function partOf(file: string, id: string): string {
  const game = dirname(file);
  if (EVERYWHERE.test(id)) return "pages";
  if (AT_TABLES.test(id)) return "table";
  if (OF_HOSTS.includes(firstWord(file))) return "";
  return LATER[basename(file, ".ftl")] ?? (game === "." || POSTER.test(id) ? "pages" : game);
}

const firstWord = (file: string): string => basename(file, ".ftl").split("-")[0] ?? "";

interface Message {
  readonly file: string;
  readonly id: string;
  readonly text: string;
}

/** The messages of a language that can be seen on a page, without what is only said to translators. */
function messages(language: string): Message[] {
  const folder = join(LOCALES, language);
  return readdirSync(folder, { recursive: true, encoding: "utf-8" })
    .filter((file) => file.endsWith(".ftl") && !NOT_HERE.includes(firstWord(file)))
    .sort()
    .flatMap((file) =>
      readFileSync(join(folder, file), "utf-8")
        .replaceAll(/^#.*\n?/gm, "")
        .split(/^(?=-?[a-zA-Z][\w-]* *=)/m)
        .filter((text) => text.trim())
        .map((text) => ({
          file,
          id: /^[\w-]+/.exec(text)?.[0] ?? "",
          text: `${text.trimEnd()}\n`,
        })),
    );
}

/** The sentences of a language: those of a part, or all that can be seen on a page. */
export const source = (language: string, part?: string): string =>
  messages(language)
    .filter(({ file, id }) => part === undefined || partOf(file, id) === part)
    .map(({ text }) => text)
    .join("");

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
