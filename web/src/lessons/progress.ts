/** Which scenes somebody has been through, on this device. */
const KEY = "rallybox-lessons";

type Kept = Record<string, readonly string[]>;

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return kept && typeof kept === "object" ? (kept as Kept) : {};
  } catch {
    return {}; // nothing is kept here, or nothing that we understand
  }
}

/** The names of the scenes of a game that are done. */
export function learned(game: string): ReadonlySet<string> {
  const names = read()[game];
  return new Set(Array.isArray(names) ? names : []);
}

export function keepLearned(game: string, scene: string): void {
  try {
    const names = [...new Set([...learned(game), scene])];
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [game]: names }));
  } catch {
    // The lesson goes on all the same.
  }
}

/** The scene to go on with, from 1: the first that is not done, or the first of all. */
export function nextScene(scenes: readonly { readonly name: string }[], game: string): number {
  const done = learned(game);
  return Math.max(1, scenes.findIndex(({ name }) => !done.has(name)) + 1);
}
