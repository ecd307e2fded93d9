/** The last move at a table, of all that was told. */
import { isHeading } from "../face/events";
import type { Telling } from "../face/face";
import type { Told } from "../show/show.svelte";
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
