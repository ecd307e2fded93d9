/** A review that becomes finer while somebody looks: fetched again whenever there is more. */
import { untrack } from "svelte";
import { host, Refusal } from "../net";
import type { LookBack } from "../table/lookback.svelte";
import type { TableReview } from "../wire";
import { whyNot } from "../words/refusals";

export class Reviewing {
  found: TableReview | null = $state.raw(null);
  problem = $state("");
  readonly #table: string;
  #busy = false;
  #more = false;

  constructor(table: string) {
    this.#table = table;
  }

  /** Follows what the line tells; call in an effect. */
  follow(lookBack: LookBack): void {
    if (lookBack.problem) this.problem = lookBack.problem.sentence;
    if (lookBack.told) untrack(() => void this.#fetch()); // what is known is there all the same
  }

  /** One call at a time; what is told meanwhile is fetched with the next. */
  async #fetch(): Promise<void> {
    this.#more = true;
    if (this.#busy) return;
    this.#busy = true;
    while (this.#more) {
      this.#more = false;
      try {
        this.found = await host.review(this.#table);
        this.problem = "";
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        if (!this.found) this.problem = whyNot(error); // else the line tells when there is more
      }
    }
    this.#busy = false;
  }
}
