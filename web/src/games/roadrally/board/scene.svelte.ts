/**
 * What is moving on the board. The view says where everything stands; while events are told, the
 * scene says where a car has come to so far, and forgets it when the next view is shown.
 */
import { Floats } from "../../../table/floats.svelte";
import { Great } from "../../../table/great.svelte";
import type { Moment } from "../../../wire";
import type { RoadRallyView } from "../wire";

export type Move = { readonly seat: number; readonly from: number; readonly to: number };

export class Scene {
  #moved: Record<number, number> = $state({});
  /** The drive that is being shown, and how it ends. */
  drive: (Move & { readonly jump: boolean; readonly ms: number; done: () => void }) | null =
    $state.raw(null);
  readonly floats = new Floats();
  readonly great = new Great();
  /** The stage that is being scored; 0 for the finish. */
  stage = $state(0);
  #scored: Record<number, number> = $state({});
  /** Is there a board that shows it? */
  staged = false;
  /** The moment from which the events lead on that are told. */
  #since: Moment | null = null;

  /** Where every car is shown now. */
  cars(view: RoadRallyView): readonly number[] {
    return view.cars.map((space, seat) => this.#moved[seat] ?? space);
  }

  /** Everybody's points as they are shown now. */
  totals(view: RoadRallyView): readonly number[] {
    return view.totals.map((points, seat) => points + (this.#scored[seat] ?? 0));
  }

  score(seat: number, points: number): void {
    this.#scored[seat] = (this.#scored[seat] ?? 0) + points;
  }

  /** Shows a car on its way; resolves when it is there, or at once if it takes no time. */
  go(move: Move, jump: boolean, ms: number): Promise<void> {
    if (ms <= 0 || !this.staged) {
      this.#moved[move.seat] = move.to;
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      const done = (): void => {
        this.drive = null;
        resolve();
      };
      this.#moved[move.seat] = move.to;
      this.drive = { ...move, jump, ms, done };
    });
  }

  /** This moment is shown: it knows where everything is. Once for each, before its events. */
  settle(moment: Moment | null): void {
    if (moment === this.#since) return;
    this.#since = moment;
    this.great.clear();
    this.#scored = {};
    this.drive?.done();
    this.#moved = {};
  }
}
