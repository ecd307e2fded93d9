/** Words that rise from a car for a moment, such as +5. */

export interface Float {
  readonly key: number;
  readonly seat: number;
  readonly text: string;
}

const SHOWN = 1700;

export class Floats {
  now: readonly Float[] = $state.raw([]);
  #keys = 0;

  rise(seat: number, text: string): void {
    const float = { key: this.#keys++, seat, text };
    this.now = [...this.now, float];
    setTimeout(() => {
      this.now = this.now.filter((one) => one.key !== float.key);
    }, SHOWN);
  }
}
