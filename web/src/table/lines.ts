/** The log in lines: what belongs to one move stands together. */
import { isHeading } from "../face/events";
import type { Telling } from "../face/face";
import type { Told } from "../show/show.svelte";
import { actorIn } from "../words/brief";
import { isAside } from "./asides";

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

/**
 * What is said or noted meanwhile has a line of its own, after the move's. Lines that are as they were
 * before are the same values: nothing has to be drawn again.
 */
export function linesOf(
  log: readonly Told[],
  telling: Telling,
  before: readonly Line[] = [],
): Line[] {
  const lines: { key: number; heading: boolean; events: Told[] }[] = [];
  let last: (typeof lines)[number] | undefined;
  for (const told of log) {
    if (isAside(told.event)) {
      lines.push({ key: told.key, heading: false, events: [told] });
      continue;
    }
    const first = last?.events[0];
    const heading = isHeading(telling, told.event);
    if (!last || !first || heading || last.heading || begins(telling, told, first)) {
      last = { key: told.key, heading, events: [told] };
      lines.push(last);
    } else last.events.push(told);
  }
  const known = new Map(before.map((line) => [line.key, line]));
  return lines.map((line) => {
    const same = known.get(line.key);
    return same?.events.length === line.events.length ? same : line;
  });
}
