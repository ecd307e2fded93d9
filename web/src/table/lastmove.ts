/** The last move at a table, of all that was told. */
import { isHeading } from "../face/events";
import type { Telling } from "../face/face";
import type { Told } from "../show/show.svelte";

/** So many sentences can be read at a glance. */
const MOST = 2;

/** What the last action led to; not that something new begins, unless that is all. */
function ofLastStep(log: readonly Told[], telling: Telling): readonly Told[] {
  const step = log.at(-1)?.step;
  let first = log.length;
  while (first > 0 && log[first - 1]?.step === step) first -= 1;
  const all = log.slice(first);
  const moves = all.filter(({ event }) => !isHeading(telling, event));
  return moves.length ? moves : all;
}

/** The move in a few sentences: how it begins, or how far its telling has come. */
export function lastMove(
  log: readonly Told[],
  current: Told | null,
  telling: Telling,
): readonly Told[] {
  const move = ofLastStep(log, telling);
  const begins = move.slice(0, MOST);
  return current && move.includes(current) && !begins.includes(current) ? [current] : begins;
}
