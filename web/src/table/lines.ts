/** The log in lines: what belongs to one move stands together. */
import { isHeading } from "../face/events";
import type { Telling } from "../face/face";
import type { Told } from "../show/show.svelte";
import { actorIn } from "../words/brief";

export interface Line {
  /** That of its first event. */
  readonly key: number;
  readonly heading: boolean;
  readonly events: readonly Told[];
}

/** Does an event begin a line? A game may say so; else every action does, and whoever else is named. */
function begins(telling: Telling, told: Told, first: Told): boolean {
  if (telling.opens) return telling.opens(told.event);
  const actor = actorIn(told);
  return told.step !== first.step || (actor !== null && actor !== actorIn(first));
}

/** Lines that are as they were before are the same values: nothing has to be drawn again. */
export function linesOf(
  log: readonly Told[],
  telling: Telling,
  before: readonly Line[] = [],
): Line[] {
  const lines: { key: number; heading: boolean; events: Told[] }[] = [];
  for (const told of log) {
    const last = lines.at(-1);
    const first = last?.events[0];
    const heading = isHeading(telling, told.event);
    if (!last || !first || heading || last.heading || begins(telling, told, first)) {
      lines.push({ key: told.key, heading, events: [told] });
    } else last.events.push(told);
  }
  const known = new Map(before.map((line) => [line.key, line]));
  return lines.map((line) => {
    const same = known.get(line.key);
    return same?.events.length === line.events.length ? same : line;
  });
}
