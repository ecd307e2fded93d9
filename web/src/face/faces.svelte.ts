/** The faces of all games: which there are, and which of them are loaded. */
import { parts } from "../net/parts.svelte";
import type { GameName } from "../wire";
import { speech } from "../words/words.svelte";
import type { Face, OwnPage, Poster } from "./face";

/** What the build has collected, by the names of games. */
export interface Collected {
  readonly posters: Readonly<Record<GameName, Poster>>;
  readonly faces: Readonly<Record<GameName, () => Promise<Face>>>;
  /** For games that bring no face. */
  readonly plain: () => Promise<Face>;
}

class Faces {
  #posters: Collected["posters"] = {};
  #loaders: Collected["faces"] = {};
  #plain: Collected["plain"] | null = null;
  #loaded: Readonly<Record<GameName, Face>> = $state.raw({});

  collect({ posters, faces, plain }: Collected): void {
    this.#posters = posters;
    this.#loaders = faces;
    this.#plain = plain;
  }

  poster(game: GameName): Poster {
    return own(this.#posters, game) ?? {};
  }

  page(path: string): OwnPage | null {
    for (const [game, { pages = [] }] of Object.entries(this.#posters)) {
      const page = pages.find((one) => one.path === path);
      if (page) return { ...page, load: () => withWords(game, page.load) };
    }
    return null;
  }

  loaded(game: GameName): Face | null {
    return own(this.#loaded, game) ?? null;
  }

  async load(game: GameName): Promise<Face> {
    const known = this.loaded(game);
    if (known) return known;
    const loader = own(this.#loaders, game) ?? this.#plain;
    if (!loader) throw new Error("nobody has collected the faces");
    const face = await withWords(game, () => parts.load(loader));
    this.#loaded = { ...this.#loaded, [game]: face };
    return face;
  }
}

/** A name comes from an address or a server: it may be any word, `constructor` too. */
const own = <T>(record: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

/** What a game shows, and all that it says: home knows only what is on its poster. */
async function withWords<T>(game: GameName, load: () => Promise<T>): Promise<T> {
  const [shown] = await Promise.all([load(), speech.meet(game)]);
  return shown;
}

const faces = new Faces();

/** Says which faces there are; once, before anything is shown. */
export const collectFaces = (collected: Collected): void => faces.collect(collected);

/** What is known of a game before its face is loaded. */
export const posterOf = (game: GameName): Poster => faces.poster(game);

/** The page that some game has at an address. */
export const pageAt = (path: string): OwnPage | null => faces.page(path);

/** Loads a game's face: its own, or the plain one. */
export const loadFace = (game: GameName): Promise<Face> => faces.load(game);

/** A game's face; null as long as it is not loaded. Follows the loading when read in a component. */
export const faceOf = (game: GameName): Face | null => faces.loaded(game);
