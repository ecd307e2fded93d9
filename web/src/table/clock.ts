/** How long somebody still has to decide, in whole seconds. */
import type { TimeLeft } from "../wire";

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
