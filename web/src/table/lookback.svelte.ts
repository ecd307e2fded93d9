/** The review of a finished game, as the line to its table tells of it. */
import type { Problem, Reviewed } from "../wire";

export class LookBack {
  /** How far it is, and the race in a sentence; null until the first graph is there. */
  told: Reviewed | null = $state.raw(null);
  /** Why there is none. */
  problem: Problem | null = $state.raw(null);
  #viewers = 0;
  #request: number | null = null;
  /** It goes no further here: I look at another one elsewhere, or nobody could work on it. */
  #dropped = false;
  readonly #send: (on: boolean) => number | null;

  /** `send` says that somebody looks, or nobody does; the number of the request, if it went out. */
  constructor(send: (on: boolean) => number | null) {
    this.#send = send;
  }

  /** Somebody looks; call what it returns when they go. The host works as long as somebody does. */
  look(): () => void {
    this.#viewers += 1;
    if (this.#viewers === 1) this.again();
    return () => {
      this.#viewers -= 1;
      if (this.#viewers === 0) this.#send(false);
    };
  }

  /** The line is there, or there again: the host does not know any more who looks. */
  again(): void {
    this.#dropped = false;
    if (this.#viewers > 0) this.#request = this.#send(true);
  }

  /** Somebody has come back to this page: they want this one now. */
  back(): void {
    if (this.#dropped) this.again();
  }

  /** Was it the review that goes no further? */
  dropped(request: number): boolean {
    if (request !== this.#request) return false;
    this.#dropped = true;
    return true;
  }

  reviewed(told: Reviewed): void {
    this.problem = null;
    this.told = told;
  }

  /** Was it about the review that something was refused? */
  refused(request: number | undefined, problem: Problem): boolean {
    if (request === undefined || request !== this.#request) return false;
    this.problem = problem;
    return true;
  }
}
