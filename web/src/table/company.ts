/** Who is at the table besides me, for whatever is drawn there; handed down, not passed along. */
import { getContext, setContext } from "svelte";
import { ladder } from "../cast/ladder.svelte";
import type { Note, SeatInfo, TableInfo } from "../wire";
import { say } from "../words/words.svelte";
import type { TableSession } from "./session.svelte";

const KEY = Symbol("table");

export const setTable = (session: () => TableSession): void => void setContext(KEY, session);

/** Null in a lesson and in a replay: there is nobody but the driver. */
export const getTable = (): TableSession | null =>
  getContext<(() => TableSession) | undefined>(KEY)?.() ?? null;

/** Who decides on a seat: its person, who may be away, or a bot, and why. */
export type Standing = "here" | "away" | "bot" | "stand-in" | "gave-up";

export function standing(seat: SeatInfo | undefined): Standing {
  if (!seat) return "here";
  if (seat.plan !== "person") return "bot";
  if (seat.gave_up) return "gave-up";
  if (seat.stand_in) return "stand-in";
  return seat.away === null ? "here" : "away";
}

/** So many steps the plate shows that the clock has decided. */
const REMEMBERED = 8;

/** Has the clock decided for this seat a moment ago? */
export const hurried = (notes: readonly Note[], seat: number, step: number): boolean =>
  notes.some(
    (note) => note.kind === "clock" && note.seat === seat && note.step > step - REMEMBERED,
  );

/** Bots, stand-ins and who is away, and what the clock has decided, in words; nothing if all is usual. */
export function aboutSeat(table: TableSession | null, seat: number): string {
  const info = table?.info?.seats[seat];
  const stands = standing(info);
  const away = stands === "away" ? (info?.away ?? null) : null;
  const minutes = away === null ? 0 : Math.floor(((table?.now() ?? 0) - away) / 60_000);
  const plan = info?.stand_in ?? info?.plan ?? "club";
  const level = ladder.sayBot(plan, info?.adapts ?? false, table?.game ?? "");
  const parts = stands === "here" ? [] : [say(`web-plate-${stands}`, { minutes, level })];
  const late = hurried(table?.info?.notes ?? [], seat, table?.show.shown?.step ?? 0);
  return [...parts, ...(late ? [say("web-plate-clock")] : [])].join(". ");
}

/** May I say that a bot should play for this seat now, or in how many milliseconds? Null: never. */
export function replaceable(info: TableInfo, seat: SeatInfo, now: number): number | null {
  const mine = info.yours || info.mine.some((own) => !info.seats[own]?.gave_up);
  if (!mine || info.patience === null || seat.away === null || standing(seat) !== "away")
    return null;
  return Math.max(0, seat.away + info.patience - now);
}
