/**
 * What is going on at the table. The view says how everything stands; while events are told, the
 * scene says how far it has come, and forgets it when the next view is shown.
 */
import { Floats } from "../../table/floats.svelte";
import { Great } from "../../table/great.svelte";
import type { Moment } from "../../wire";
import type { StichRallyeView } from "./wire";

export interface Drive {
  readonly seat: number;
  readonly start: number;
  readonly reached: number;
  readonly end: number;
  readonly ms: number;
  readonly done: () => void;
}

/** The motors at the end of a round: in which order they run, and how far that has come. */
export interface Parade {
  readonly order: readonly number[];
  readonly motors: readonly number[];
  readonly running: number | null;
  readonly ran: readonly number[];
}

export class Scene {
  #spaces: Record<number, number> = $state({});
  #laps: Record<number, number> = $state({});
  #arrows: Record<number, number> = $state({});
  #played: readonly string[] = $state.raw([]);
  /** Who has won the trick that is being told. */
  won: number | null = $state(null);
  flag: number | null = $state(null);
  lowest: number | null = $state(null);
  drive: Drive | null = $state.raw(null);
  parade: Parade | null = $state.raw(null);
  readonly floats = new Floats();
  readonly great = new Great();
  /** Is there a board that shows it? */
  staged = false;
  /** The moment from which the events lead on that are told. */
  #since: Moment | null = null;

  spaces = (view: StichRallyeView): number[] =>
    view.cars.map((car, seat) => this.#spaces[seat] ?? car.space);

  laps = (view: StichRallyeView): number[] =>
    view.cars.map((car, seat) => this.#laps[seat] ?? car.laps);

  arrows = (view: StichRallyeView): number[] =>
    view.cars.map((car, seat) => this.#arrows[seat] ?? car.arrow);

  motors = (view: StichRallyeView): number[] =>
    this.arrows(view).map((arrow) => view.dial[arrow] ?? 0);

  /** The cards on the table. */
  trick = (view: StichRallyeView): readonly string[] => [...view.trick, ...this.#played];

  play(card: string): void {
    this.#played = [...this.#played, card];
  }

  wind(seat: number, arrow: number): void {
    this.#arrows[seat] = arrow;
  }

  /** Shows a car on its way; resolves when it is there, or at once if it takes no time. */
  go(drive: Omit<Drive, "done">, laps: number): Promise<void> {
    this.#spaces[drive.seat] = drive.end;
    this.#laps[drive.seat] = laps;
    if (drive.ms <= 0 || !this.staged) return Promise.resolve();
    return new Promise((resolve) => {
      const done = (): void => {
        this.drive = null;
        resolve();
      };
      this.drive = { ...drive, done };
    });
  }

  /** This moment is shown: it knows how everything stands. Once for each, before its events. */
  settle(moment: Moment | null): void {
    if (moment === this.#since) return;
    this.#since = moment;
    this.great.clear();
    this.drive?.done();
    this.#spaces = {};
    this.#laps = {};
    this.#arrows = {};
    this.#played = [];
    this.won = this.flag = this.lowest = null;
    this.parade = null;
  }
}
