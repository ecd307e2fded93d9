/** What tests about all games have to know of each of them: `browser/games/<game>/facts.ts`. */
import type { Page } from "playwright-core";
import type { Choice } from "../src/wire";
import { first } from "./house";

export interface Facts {
  /** How many sit at a small table, and at a full one. */
  readonly few: number;
  readonly many: number;
  /** A whole game that is soon over. */
  readonly short: {
    readonly variant?: string;
    readonly options?: Readonly<Record<string, unknown>>;
  };
  /** What nobody who only watches may be told, and something that they are. */
  readonly secrets: { readonly fields: readonly string[]; readonly event: string };
  /** So many things at least are told to one alone in a short game. */
  readonly whispers: number;
  /** Will everybody see what was picked on this page, as soon as it is sent? */
  readonly seen: (page: Page) => Promise<boolean>;
  /** Picks an action with a mouse, up to the button that says so. */
  readonly pick: (page: Page, choice: Choice, names: readonly string[]) => Promise<void>;
}

const files = import.meta.glob<Facts>("./games/*/facts.ts", { eager: true, import: "facts" });

const found: ReadonlyMap<string, Facts> = new Map(
  Object.entries(files).map(([path, facts]) => [path.split("/")[2] ?? "", facts]),
);

/** All games, by name. */
export const GAMES: readonly string[] = [...found.keys()].sort();

/** For what is of one kind in all of them: the first; with LONG=1, all. */
export const SOME: readonly string[] = first(GAMES);

/** One of them, where it does not matter which. */
export const ANY: string = GAMES[Math.floor(GAMES.length / 2)] ?? "";

export function factsOf(game: string): Facts {
  const facts = found.get(game);
  if (!facts) throw new Error(`browser/games/${game}/facts.ts is not there`);
  return facts;
}
