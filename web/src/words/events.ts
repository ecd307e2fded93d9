/** What happened, as a sentence with names: the same message and parameters as in Python. */
import { told as tacots } from "../games/tacots/sentences";
import { type Event, EVENT_SEATS, type GameName } from "../wire";
import { type Param, type Params, say } from "./words.svelte";

const seatFields = (game: string, kind: string): readonly string[] =>
  EVENT_SEATS[`${game}-${kind}`] ?? ["seat"];

/** Games whose sentences need more than the fields of their events. */
const roadrally = (event: Event): Params =>
  event.event === "StagesReached" ? { count: event.stages.length } : {};

const MORE: Partial<Record<GameName, (event: Event) => Params>> = { roadrally, tacots };

export function eventParams(game: GameName, event: Event, names: readonly string[]): Params {
  const params: Record<string, Param> = {};
  const seats = seatFields(game, event.event);
  for (const [field, value] of Object.entries(event) as [string, unknown][]) {
    if (field === "to" || field === "event") continue;
    params[field.replaceAll("_", "-")] = plain(value, seats.includes(field) ? names : null);
  }
  return { ...params, ...MORE[game]?.(event) };
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
  say(eventMessage(game, event), eventParams(game, event, names));

/** The seat that an event is mostly about, for its mark in the log. */
export function seatOf(event: Event): number | null {
  const fields = event as unknown as Record<string, unknown>;
  const seat = fields["seat"] ?? fields["winner"];
  return typeof seat === "number" ? seat : null;
}

/** What begins or ends a part of the game; whoever is named in it, it is about everybody. */
const CHAPTERS: readonly string[] = [
  "RoundBegan",
  "RoundEnded",
  "HandBegan",
  "HandEnded",
  "DealtAgain",
  "SecondDeal",
  "PatienceBegan",
  "RaceOver",
  "GameOver",
];

/** Does an event stand in the log as a heading? */
export const isHeading = (event: Event): boolean => CHAPTERS.includes(event.event);
