/** The last move at a table, of all that was told, and what has happened besides. */
import { isHeading } from "../face/events";
import type { Telling } from "../face/face";
import type { Told } from "../show/show.svelte";
import type { Note } from "../wire";
import { isAside, withNotes } from "./asides";
import { linesOf } from "./lines";

/** What the last action led to; not that something new begins, unless that is all. */
function ofLastStep(log: readonly Told[], telling: Telling): readonly Told[] {
  const step = log.at(-1)?.step;
  let first = log.length;
  while (first > 0 && log[first - 1]?.step === step) first -= 1;
  const all = log.slice(first);
  const moves = all.filter(({ event }) => !isHeading(telling, event));
  return moves.length ? moves : all;
}

/** The line of the log with which the move begins, or the one that its telling has come to. */
export function lastMove(
  log: readonly Told[],
  current: Told | null,
  telling: Telling,
): readonly Told[] {
  const lines = linesOf(ofLastStep(log, telling), telling);
  const now = current && lines.find(({ events }) => events.includes(current));
  return (now || lines[0])?.events ?? [];
}

export interface News {
  /** What happened at the table, besides the game: before the move, or since. */
  readonly note: Told | null;
  /** Nothing if something else has happened since. */
  readonly move: readonly Told[];
}

/** What is new: the last move, and that the clock has decided it; or who came, went or was replaced
 * since then. */
export function lastNews(
  log: readonly Told[],
  notes: readonly Note[],
  current: Told | null,
  telling: Telling,
): News {
  const all = withNotes(log, notes);
  const last = all.at(-1);
  if (last && isAside(last.event) && !current) return { note: last, move: [] };
  const move = lastMove(log, current, telling);
  const [first] = move;
  const before = first ? all.slice(0, all.indexOf(first)) : [];
  const note = before.findLast(({ event, step }) => isAside(event) && step === first?.step);
  return { note: note ?? null, move };
}
