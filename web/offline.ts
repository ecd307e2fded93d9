/**
 * What makes the client installable: a manifest in each language, the words of the offline page,
 * and in the service worker the list of what that page needs.
 */
import { createHash } from "node:crypto";
import { FluentResource } from "@fluent/bundle";
import type { Plugin, Rollup } from "vite";
import { languages, source } from "./catalogue.ts";

const WORDS = "virtual:offline-words";
const PAGE = "offline.html";
const WORKER = "sw.js";
const ON_PAGE = ["web-away-title", "web-away-about", "web-offline-again", "web-try-now"];

/** Some plain sentences of a language. */
function sentences(language: string, ids: readonly string[]): Record<string, string> {
  const { body } = new FluentResource(source(language));
  return Object.fromEntries(
    ids.map((id) => {
      const text = body.find((message) => message.id === id)?.value;
      if (typeof text !== "string") throw new Error(`${language}: ${id} is no plain sentence`);
      return [id, text];
    }),
  );
}

const icon = (at: string, name: string, size: string, purpose: "any" | "maskable"): object => ({
  src: `${at}icons/${name}`,
  sizes: size,
  type: name.endsWith(".svg") ? "image/svg+xml" : "image/png",
  purpose,
});

/** A site may lie anywhere: what its manifest says of places is relative, and its `id` is where it begins. */
function manifest(language: string, site: boolean): string {
  const at = site ? "./" : "/";
  return JSON.stringify({
    ...(site ? {} : { id: at }),
    name: "Rallybox",
    short_name: "Rallybox",
    description: sentences(language, ["web-app-about"])["web-app-about"],
    lang: language,
    dir: "ltr",
    start_url: at,
    scope: at,
    display: "standalone",
    background_color: "#F6EEDC",
    theme_color: "#F6EEDC",
    categories: ["games"],
    icons: [
      icon(at, "icon.svg", "any", "any"),
      icon(at, "icon-192.png", "192x192", "any"),
      icon(at, "icon-512.png", "512x512", "any"),
      icon(at, "maskable-192.png", "192x192", "maskable"),
      icon(at, "maskable-512.png", "512x512", "maskable"),
    ],
  });
}

const text = (file: Rollup.OutputAsset | Rollup.OutputChunk | undefined): string =>
  file?.type === "asset" ? String(file.source) : "";

/** The files that the offline page names, and the fonts that its languages are written in. */
function needs(bundle: Rollup.OutputBundle): string[] {
  const named = [...text(bundle[PAGE]).matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(
    ([, path = ""]) => path,
  );
  const styles = named.filter((path) => path.endsWith(".css"));
  const fonts = styles
    .flatMap((path) => [...text(bundle[path.slice(1)]).matchAll(/\/assets\/[^)"']+\.woff2/g)])
    .map(([path]) => path)
    .filter((path) => /-latin-\d|-latin-wght/.test(path));
  return [...new Set([...named, ...fonts])].sort();
}

/** `site`: for a folder of files, whose worker keeps everything (scripts/sites/finish.py). */
export function offline(site = false): Plugin {
  return {
    name: "rallybox-offline",
    enforce: "post",
    resolveId: (id) => (id === WORDS ? "\0" + id : null),
    load(id) {
      if (id !== "\0" + WORDS) return null;
      const all = languages().map((language) => [language, sentences(language, ON_PAGE)] as const);
      return `export default ${JSON.stringify(Object.fromEntries(all))};`;
    },
    generateBundle(_, bundle) {
      for (const language of languages()) {
        const fileName = `app.${language}.webmanifest`;
        this.emitFile({ type: "asset", fileName, source: manifest(language, site) });
      }
      if (site) return;
      const worker = bundle[WORKER];
      const html = text(bundle[PAGE]);
      if (worker?.type !== "chunk" || !html) this.error("the offline page has not been built");
      const hash = createHash("sha256").update(html).digest("hex").slice(0, 12);
      const filled = { name: `offline-${hash}`, page: `/${PAGE}`, needs: needs(bundle) };
      const before = worker.code;
      worker.code = before.replace(/(["'`])%OFFLINE%\1/, () =>
        JSON.stringify(JSON.stringify(filled)),
      );
      if (worker.code === before) this.error("the service worker has no place for its list");
    },
  };
}
