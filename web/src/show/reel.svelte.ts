/** A game that is over, moment by moment: to step through, to play, to jump about in. */
import type { Moment } from "../wire";
import { TableShow } from "./show.svelte";

export class ReelPlayer {
  readonly show = new TableShow();
  moments: readonly Moment[] = $state.raw([]);
  at = $state(0);
  playing = $state(false);

  constructor(moments: readonly Moment[]) {
    this.moments = moments;
    this.jump(0);
  }

  get last(): number {
    return this.moments.length - 1;
  }

  /** The same game through other eyes, at the same moment. */
  see(moments: readonly Moment[]): void {
    this.moments = moments;
    this.jump(this.at);
  }

  /** Shows a moment as it stood, with the log up to it. */
  jump(to: number): void {
    this.at = Math.max(0, Math.min(this.last, to));
    const moment = this.moments[this.at];
    if (!moment) return;
    this.show.forget();
    this.show.jump(this.#still(moment));
    this.show.before(
      this.moments
        .slice(0, this.at + 1)
        .flatMap(({ events, step }) => events.map((one) => ({ ...one, step }))),
    );
  }

  /** The next moment, with what happens on the way to it. */
  step(): void {
    const moment = this.moments[this.at + 1];
    if (!moment) {
      this.playing = false;
      return;
    }
    this.at += 1;
    this.show.receive(this.#still(moment));
  }

  toggle(): void {
    if (!this.playing && this.at === this.last) this.jump(0);
    this.playing = !this.playing;
  }

  /** Goes on by itself as long as it plays; call in an effect. */
  follow(): void {
    if (this.playing && !this.show.telling) setTimeout(() => this.playing && this.step(), 0);
  }

  /** Nobody is asked anything in a replay. */
  #still(moment: Moment): Moment {
    return { ...moment, decision: null };
  }
}
