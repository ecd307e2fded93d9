/** What happened, as a sentence with names: the same message and parameters as in Python. */
import type { Event, GameName } from "../wire";
import { type Param, type Params, say } from "../words/words.svelte";
import type { Telling } from "./face";
import { faceOf } from "./faces.svelte";

/** What is known of a game's events. */
export const tellingOf = (game: GameName): Telling => faceOf(game)?.telling ?? {};

const seatFields = ({ seats }: Telling, event: Event): readonly string[] =>
  seats?.[event.event] ?? ["seat"];

export function eventParams(telling: Telling, event: Event, names: readonly string[]): Params {
  const params: Record<string, Param> = {};
  const seats = seatFields(telling, event);
  for (const [field, value] of Object.entries(event) as [string, unknown][]) {
    if (field === "to" || field === "event") continue;
    params[field.replaceAll("_", "-")] = plain(value, seats.includes(field) ? names : null);
  }
  return { ...params, ...telling.more?.(event as never) };
}

function plain(value: unknown, names: readonly string[] | null): Param {
  if (value === null || value === undefined) return "";
  if (names && typeof value === "number") return names[value] ?? String(value + 1);
  if (typeof value === "boolean") return value ? "yes" : "no";
  return value as Param;
}

export const eventMessage = (game: GameName, event: Event): string =>
  `${game}-event-${event.event.toLowerCase()}`;

export const tell = (game: GameName, event: Event, names: readonly string[]): string =>
  say(eventMessage(game, event), eventParams(tellingOf(game), event, names));

/** The seat that an event is mostly about, for its mark in the log. */
export function seatOf(telling: Telling, event: Event): number | null {
  const fields = event as unknown as Record<string, unknown>;
  const seat = seatFields(telling, event)
    .map((field) => fields[field])
    .find((value) => typeof value === "number");
  return typeof seat === "number" ? seat : null;
}

/** Does an event stand in the log as a heading? Whoever is named in it, it is about everybody. */
export const isHeading = ({ chapters }: Telling, event: Event): boolean =>
  chapters?.includes(event.event) ?? false;
