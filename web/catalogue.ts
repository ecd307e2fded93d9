/**
 * The sentences, from the very files that the terminal and the server use. One chunk for each
 * language, loaded when it is wanted; a new folder in `locales/` is a new language.
 */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";

const LOCALES = join(import.meta.dirname, "../src/rallybox/locales");
const INDEX = "virtual:catalogue";
/** Files that no page shows anything of; a game's own are in a folder called after it. */
const NOT_HERE = new Set(
  ["arena", "cli", "lesson", "lessons", "reasons", "study"].map((name) => `${name}.ftl`),
);

export const languages = (): string[] =>
  readdirSync(LOCALES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();

/** The sentences of a language that pages show. */
export function source(language: string): string {
  const folder = join(LOCALES, language);
  return readdirSync(folder, { recursive: true, encoding: "utf-8" })
    .filter((file) => file.endsWith(".ftl") && !NOT_HERE.has(basename(file)))
    .sort()
    .map((file) => readFileSync(join(folder, file), "utf-8"))
    .join("\n");
}

export function catalogue(): Plugin {
  return {
    name: "rallybox-catalogue",
    resolveId: (id) => (id.startsWith(INDEX) ? "\0" + id : null),
    load(id) {
      if (id === "\0" + INDEX) {
        const entries = languages().map((l) => `${l}: () => import("${INDEX}/${l}")`);
        return `export default { ${entries.join(", ")} };`;
      }
      if (!id.startsWith("\0" + INDEX + "/")) return null;
      const language = id.slice(INDEX.length + 2);
      return `export default ${JSON.stringify(source(language))};`;
    },
  };
}
