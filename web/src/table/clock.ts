/** How long somebody still has to decide, in whole seconds. */
import type { TimeLeft } from "../wire";
import { say } from "../words/words.svelte";

export interface ClockFace {
  /** Of the turn; of the reserve once that is used up. */
  readonly left: number;
  /** What there is besides; 0 where there is none. */
  readonly reserve: number;
  /** Is the time of the turn used up? */
  readonly drawing: boolean;
}

const seconds = (ms: number): number => Math.max(0, Math.round(ms / 1000));

/** What a clock shows when the host's says `now`; null for who is not asked anything. */
export function clockOf(time: TimeLeft, seat: number, now: number): ClockFace | null {
  const deadline = time.deadlines[String(seat)];
  if (deadline === undefined) return null;
  const turn = time.turns[String(seat)] ?? deadline;
  const reserve = seconds(deadline - turn);
  const drawing = reserve > 0 && seconds(turn - now) === 0;
  return { left: seconds((drawing ? deadline : turn) - now), reserve, drawing };
}

const two = (n: number): string => String(n).padStart(2, "0");

const HOUR = 3600;
const DAY = 24 * HOUR;

/** So many seconds, as a clock has them; of long times what is worth knowing. */
export function clockTime(seconds: number): string {
  const whole = (part: number): number => Math.floor(seconds / part);
  if (seconds < HOUR) return `${whole(60)}:${two(seconds % 60)}`;
  const hours = whole(HOUR);
  if (seconds < DAY) return say("web-hours", { hours, minutes: whole(60) - 60 * hours });
  const days = whole(DAY);
  return say("web-days", { days, hours: hours - 24 * days });
}

/** What a clock's colour and icon mean, for a plate too small to say it; nothing without a reserve. */
export function aboutReserve(time: TimeLeft, seat: number, now: number): string {
  const shown = clockOf(time, seat, now);
  if (!shown || shown.reserve === 0) return "";
  return shown.drawing
    ? say("web-plate-drawing")
    : say("web-plate-reserve", { reserve: clockTime(shown.reserve) });
}
