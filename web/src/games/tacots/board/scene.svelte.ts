/**
 * What is being told on the board. The view says how everything lies; while events are told, the
 * scene says what has come since, and forgets it when the next view is shown.
 */
import { Floats } from "../../../table/floats.svelte";
import { Great } from "../../../table/great.svelte";
import type { Moment } from "../../../wire";
import type { Counted, TacotsView } from "../wire";

export class Scene {
  #laid: Readonly<Record<string, string>> = $state.raw({});
  #moved: Readonly<Record<number, string>> = $state.raw({});
  #cleared = $state(false);
  /** The cars that look to the west. */
  west: readonly number[] = $state.raw([]);
  /** The square of the card that was laid last. */
  fresh: string | null = $state(null);
  /** The car on its way. */
  moving: number | null = $state(null);
  /** What everybody was left with, by the seat, once a hand is over. */
  left: Readonly<Record<number, Counted>> = $state.raw({});
  readonly floats = new Floats();
  readonly great = new Great();
  /** The moment from which the events lead on that are told. */
  #since: Moment | null = null;

  roads(view: TacotsView): Readonly<Record<string, string>> {
    return this.#cleared ? this.#laid : { ...view.roads, ...this.#laid };
  }

  cars(view: TacotsView): readonly (string | null)[] {
    return view.cars.map((square, car) => this.#moved[car] ?? (this.#cleared ? null : square));
  }

  lay(square: string, openings: string): void {
    this.#laid = { ...this.#laid, [square]: openings };
    this.fresh = square;
  }

  move(car: number, square: string, from: string | null): void {
    const [a, b] = [from?.charCodeAt(0) ?? 0, square.charCodeAt(0)];
    if (from && a !== b) {
      const others = this.west.filter((one) => one !== car);
      this.west = b < a ? [...others, car] : others;
    }
    this.moving = car;
    this.#moved = { ...this.#moved, [car]: square };
  }

  /** A new hand: nothing lies on the board. */
  clear(): void {
    this.great.clear();
    this.#cleared = true;
    this.#laid = {};
    this.#moved = {};
    this.west = [];
    this.fresh = null;
  }

  /** This moment is shown: it knows how everything lies. Once for each, before its events. */
  settle(moment: Moment | null): void {
    if (moment === this.#since) return;
    this.#since = moment;
    this.#laid = {};
    this.#moved = {};
    this.#cleared = false;
    this.moving = null;
    this.great.clear();
    this.left = {};
  }
}
