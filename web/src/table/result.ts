/** How a game came out, in words: the same for every game. */
import type { Moment, Said } from "../wire";
import { say, speech } from "../words/words.svelte";

/** Names as one says them one after the other: Ada, Bruno and Chiara. */
const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(speech.language, { type: "conjunction" }).format(names);

/** Who won; `seat` is mine, or null if I only watched. */
export function titleOf(
  places: readonly number[],
  names: readonly string[],
  seat: number | null,
): string {
  const winners = places.flatMap((place, one) => (place === 1 ? [one] : []));
  const called = (seats: readonly number[]): string => listed(seats.map((one) => names[one] ?? ""));
  const mine = seat !== null && winners.includes(seat);
  if (winners.length === 1) {
    return mine ? say("web-race-you-win") : say("web-race-wins", { name: called(winners) });
  }
  return mine
    ? say("web-race-you-share", { names: called(winners.filter((one) => one !== seat)) })
    : say("web-race-share", { names: called(winners) });
}

/** That I came third; nothing for who won, which the title says, or only watched. */
export function cameIn(places: readonly number[], seat: number | null): string {
  const place = seat === null ? 1 : (places[seat] ?? 1);
  if (place === 1) return "";
  const last = place === Math.max(...places) ? "yes" : "no";
  return say("web-race-came", { place, last });
}

/** Names for a list after a colon (“Level on 12 points: you, Bruno”); `me`: my seat, if I have one. */
export const listing = (names: readonly string[], me: number | null): readonly string[] =>
  names.map((name, seat) => (seat === me ? say("web-race-you") : name));

/** What the rules say of those who were level. */
export const tiesOf = ({ remarks = {} }: Moment): Said[] =>
  Object.entries(remarks).flatMap(([name, said]) => (name.startsWith("tie ") ? [said] : []));
