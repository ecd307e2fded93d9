/** How far Python in this page is, for whoever shows it. */
import type { NoStart } from "../host";

export class Starting {
  state: "asleep" | "loading" | "ready" | "failed" = $state("asleep");
  /** Bytes that are here, and all that are needed; 0 until that is known. */
  got = $state(0);
  all = $state(0);
  why: NoStart | null = $state(null);

  /** It was there, and is no more. */
  get died(): boolean {
    return this.why === "here-died";
  }
}

export const starting = new Starting();
