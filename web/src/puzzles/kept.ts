/** What a device keeps of puzzles: which are solved, and on how many days in a row. */
const KEY = "rallybox-puzzles";

interface Kept {
  readonly solved: readonly string[];
  /** The last day whose puzzle was solved, and how many days in a row it ended. */
  readonly day: string;
  readonly days: number;
  /** Those whose solution was shown before they were solved. */
  readonly revealed: readonly string[];
}

const NOTHING: Kept = { solved: [], day: "", days: 0, revealed: [] };
const DAY = 86_400_000;

function read(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept> | null;
    const { solved = [], day = "", days = 0, revealed = [] } = kept ?? {};
    const lists = Array.isArray(solved) && Array.isArray(revealed);
    const fine = lists && /^(\d{4}-\d\d-\d\d)?$/.test(day) && days >= 0;
    return fine ? { solved, day, days: Math.floor(days), revealed } : NOTHING;
  } catch {
    return NOTHING; // nothing is kept here, or nothing that we understand
  }
}

/** So many days lie between two dates. */
const between = (one: string, other: string): number => (Date.parse(other) - Date.parse(one)) / DAY;

export const solved = (): ReadonlySet<string> => new Set(read().solved);

/** On how many days in a row the puzzle of the day was solved; today's may still be open. */
export function streak(today: string): number {
  const { day, days } = read();
  return day && between(day, today) <= 1 ? days : 0;
}

/** Was the puzzle of this day solved? */
export const doneOn = (today: string): boolean => read().day === today;

function write(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // It was solved all the same.
  }
}

/** Keeps that the solution was shown: whoever comes back and plays it has not found it. */
export function keepRevealed(id: string): void {
  const kept = read();
  if (kept.solved.includes(id)) return;
  write({ ...kept, revealed: [...new Set([...kept.revealed, id])] });
}

/**
 * Keeps that a puzzle was solved; `today` is the day if it is that day's puzzle. What was shown
 * before counts for no day.
 */
export function keepSolved(id: string, today: string | null): void {
  const kept = read();
  const next = { ...kept, solved: [...new Set([...kept.solved, id])] };
  if (today && kept.day !== today && !kept.revealed.includes(id)) {
    Object.assign(next, { day: today, days: streak(today) + 1 });
  }
  write(next);
}

/** One to go on with: the first that is not solved, after this one if there is one. */
export function nextOf(ids: readonly string[], done: ReadonlySet<string>, now = ""): string | null {
  const at = ids.indexOf(now) + 1;
  const round = [...ids.slice(at), ...ids.slice(0, at)].filter((id) => id !== now);
  return round.find((id) => !done.has(id)) ?? round[0] ?? ids[0] ?? null;
}
