/** Sentences: the same Fluent catalogue as the terminal's, in the language that is chosen. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import sources, { type Part } from "virtual:catalogue";
import { host } from "../net";
import { parts } from "../net/parts.svelte";
import { settings } from "../settings/settings.svelte";
import type { GameName } from "../wire";
import type { Params } from "./fill";
import { Written } from "./numbers";
import { pick } from "./pick";

export const languages: readonly string[] = Object.keys(sources);

const MOST_KEPT = 3000;

type Loaders = (typeof sources)[string];

/** The sentences of a part; none if it is the name of a game from outside. */
const textOf = async (source: Loaders, part: string): Promise<string> => {
  const load = Object.hasOwn(source, part) ? source[part] : undefined;
  return load ? (await parts.load(load)).default : "";
};

class Speech {
  language = $state("en");
  #bundle: FluentBundle | null = $state.raw(null);
  /** So often something was added to it. */
  #added = $state(0);
  /** The language that was chosen last; it may still have to be learned. */
  #chosen = "en";
  /** The parts of the catalogue that were wanted so far. */
  #wanted = new Set<string>(["pages"]);
  /** A board says the same hundred things after every move. */
  #said = new Map<string, string>();

  get ready(): boolean {
    return this.#bundle !== null;
  }

  /** Learns a language; what is on the page changes when it is known. */
  async learn(language: string): Promise<void> {
    const source = sources[language];
    if (source === undefined) return;
    this.#chosen = language;
    const wanted = [...this.#wanted];
    const texts = await Promise.all(wanted.map((part) => textOf(source, part)));
    if (language !== this.#chosen) return; // another one was chosen meanwhile
    if (this.#wanted.size > wanted.length) return this.learn(language); // more is wanted by now
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) {
      for (const error of bundle.addResource(new FluentResource(text))) throw error;
    }
    this.#said.clear();
    this.#bundle = bundle;
    host.speak(language); // before anybody asks it anything because of the new language
    this.language = language;
    document.documentElement.lang = language;
    // Games from outside are met at their host; without it they cannot be played anyway.
    const more = await host.words().catch(() => "");
    if (more && this.#bundle === bundle) this.add(more);
  }

  /** Learns what not every page shows, too; resolves when it is known. */
  want(part: Part): Promise<void> {
    return this.#want(part);
  }

  /** Learns what is said at a game's tables; one from outside has brought its words (see `learn`). */
  async meet(game: GameName): Promise<void> {
    await Promise.all([this.#want("table"), this.#want(game)]);
  }

  async #want(part: string): Promise<void> {
    if (this.#wanted.has(part)) return;
    const { language } = this;
    const text = await textOf(sources[language] ?? {}, part);
    if (this.#wanted.has(part)) return; // it was wanted twice
    this.#wanted.add(part);
    if (language === this.language) this.#add(text, true);
    else await this.learn(this.#chosen); // which was chosen meanwhile, without this part
  }

  /** Adds messages in this language, of games from outside; none takes the place of another. */
  add(source: string): void {
    this.#add(source, false);
  }

  /** Our own words count, also if somebody from outside was here before. */
  #add(source: string, ours: boolean): void {
    this.#bundle?.addResource(new FluentResource(source), { allowOverrides: ours });
    this.#said.clear();
    this.#added += 1;
  }

  has(id: string): boolean {
    void this.#added;
    return this.#bundle?.hasMessage(id) ?? false;
  }

  say(id: string, params: Params = {}): string {
    const bundle = this.#bundle; // read also when the sentence is known: it tells the language
    void this.#added;
    const key = `${id} ${JSON.stringify(params)}`;
    const known = bundle ? this.#said.get(key) : undefined;
    if (known !== undefined) return known;
    const text = this.#format(id, params);
    if (this.#said.size >= MOST_KEPT) this.#said.clear();
    this.#said.set(key, text);
    return text;
  }

  #format(id: string, params: Params): string {
    const pattern = this.#bundle?.getMessage(id)?.value;
    if (!this.#bundle || !pattern) return id;
    const plain: Record<string, string | Written> = {};
    for (const [name, value] of Object.entries(params)) {
      if (typeof value === "number") plain[name] = new Written(value);
      else plain[name] = typeof value === "string" ? value : value.join(", ");
    }
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, plain, errors);
    if (errors.length > 0) console.error(id, errors);
    return text;
  }
}

export const speech = new Speech();

/** The sentence of a message; follows the language when read in a component. */
export const say = (id: string, params?: Params): string => speech.say(id, params);

/** The sentence of a message that a game may have or not; empty if it has none. */
export const sayIf = (id: string, params?: Params): string =>
  speech.has(id) ? speech.say(id, params) : "";

/** Learns the language of the settings, now and whenever it changes. */
export function followLanguage(): void {
  $effect(() => {
    void speech.learn(pick(settings.language, navigator.languages, languages));
  });
}
