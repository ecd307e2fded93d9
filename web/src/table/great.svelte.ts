/**
 * A great moment: a stage is scored, a hand is counted, somebody is home. It has the board's place for
 * a second or two; a click ends it. A game's teller fills it, `Great.svelte` shows it.
 */
import { lessMotion, reading, time } from "../settings/settings.svelte";
import { pause } from "../show/pause";
import type { TableShow } from "../show/show.svelte";

/** What somebody gets, and why. */
export interface Gain {
  readonly seat: number;
  /** Such as +5: it flies to the plate. */
  readonly gain: string;
  readonly why: string;
  /** Is it nothing to be glad of? */
  readonly loss?: boolean;
}

export interface GreatMoment {
  readonly title: string;
  /** Whose doing it is; null if nobody's. */
  readonly seat: number | null;
  readonly about: string;
  readonly gains: readonly Gain[];
}

/** The last line stands so long, and longer for each line that there is to read. */
const HOLD = 900;
const LINE = 250;
/** On a television nobody sits near, and nobody can look it up afterwards. */
const AFAR = 2;
const FLY = 450;
/** Where nothing moves, it stands there at least so long. */
const STILL = 1800;

/** Milliseconds to look at so many lines. */
export function holding(gains: number, afar: boolean): number {
  const ms = (HOLD + LINE * gains) * (afar ? AFAR : 1);
  return lessMotion() ? reading(Math.max(STILL, ms)) : time(ms);
}

export class Great {
  now: GreatMoment | null = $state.raw(null);
  /** Milliseconds for what was gained to fly to the plates; 0 as long as it stands. */
  flying = $state(0);

  open(title: string, seat: number | null = null, about = ""): void {
    this.flying = 0;
    this.now = { title, seat, about, gains: [] };
  }

  add(gain: Gain): void {
    if (this.now) this.now = { ...this.now, gains: [...this.now.gains, gain] };
  }

  /** Everybody has got theirs: time to look at it, then it flies to the plates, if nobody hurries. */
  async end(show: TableShow, hurry: () => boolean): Promise<void> {
    await pause(show, holding(this.now?.gains.length ?? 0, show.afar));
    const ms = hurry() ? 0 : time(FLY);
    if (ms > 0 && this.now?.gains.length) {
      this.flying = ms;
      await pause(show, ms);
    }
    this.clear();
  }

  clear(): void {
    this.now = null;
    this.flying = 0;
  }
}
