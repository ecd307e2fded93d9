import type { Moment } from "../src/wire";

export interface Reel {
  game: string;
  variant: string;
  names: string[];
  seat: number | null;
  moments: Moment[];
  /** What Python says of each moment. */
  sentences: { ask: string; choices: string[]; events: string[] }[];
}

const files = import.meta.glob<{ default: Reel }>("./fixtures/*/*.json");

/** The first of them, for who does not say which. */
export const first =
  Object.keys(files)
    .sort()[0]
    ?.replace(/^\.\/fixtures\/|\.json$/g, "") ?? "";

/** A seeded game, by `game/reel`. */
export async function reel(name: string): Promise<Reel> {
  const file = files[`./fixtures/${name}.json`];
  if (!file) throw new Error(`no reel ${name}: run scripts/web_fixtures.py`);
  return (await file()).default;
}
