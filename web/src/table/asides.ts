/** What is told among the events of a game and is none of them: notes, and what drivers say. */
import type { TableShow, Told } from "../show/show.svelte";
import type { Event, Note } from "../wire";

/** Keys of lines that are no events of the game are below 0: those of notes, and from here on those
 *  of what drivers say. */
const FIRST_KEY = -1_000_000;

const ASIDES = { quip: "Quip", note: "Note" } as const;
export const isAside = ({ event }: Event): boolean =>
  (Object.values(ASIDES) as readonly string[]).includes(event);

/** What drivers said, told after what it was said of. */
export function withQuips(log: readonly Told[], quips: TableShow["quips"]): readonly Told[] {
  if (quips.length === 0) return log;
  const told = [...log];
  for (const { seat, says, step } of quips) {
    const at = told.findIndex((one) => one.step > step);
    const params = { name: { seats: [seat] }, words: { words: says } };
    const event = { event: ASIDES.quip, to: null };
    const line = { event, says: { id: "bots-quip", params }, key: FIRST_KEY - step, step };
    told.splice(at < 0 ? told.length : at, 0, line as unknown as Told);
  }
  return told;
}

/** What else happened at the table, told among what happened in the game. */
export function withNotes(log: readonly Told[], notes: readonly Note[]): readonly Told[] {
  if (notes.length === 0) return log;
  const told = [...log];
  for (const [i, { kind, seat, by, step }] of notes.entries()) {
    // The clock's decision comes before what it led to, everything else after what went before.
    const at = told.findIndex((one) => (kind === "clock" ? one.step >= step : one.step > step));
    const params = { name: { seats: [seat] }, ...(by !== null && { by: { seats: [by] } }) };
    const id = by === null ? `web-note-${kind}` : `web-note-${kind}-by`;
    const event = { event: ASIDES.note, to: null };
    const note = { event, says: { id, params }, key: -1 - i, step };
    told.splice(at < 0 ? told.length : at, 0, note as unknown as Told);
  }
  return told;
}
