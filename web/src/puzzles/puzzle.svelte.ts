/** Somebody at a puzzle: what was tried, and what came of it. */
import type { Runner } from "../face/face";
import { host, Refusal } from "../net";
import { person } from "../page/me.svelte";
import { TableShow } from "../show/show.svelte";
import type { Choice, PuzzleAnswer, PuzzleScene } from "../wire";
import { say } from "../words/words.svelte";

export class PuzzleSession implements Runner {
  readonly show = new TableShow();
  readonly id = "";
  readonly problem = null;
  readonly hints = [];
  readonly askHint = null;
  /** What the last try was worth. */
  answer: PuzzleAnswer | null = $state.raw(null);
  /** Was the solution shown before it was found? */
  revealed = $state(false);
  /** Why the host could not be asked. */
  refusal: Refusal | null = $state.raw(null);
  readonly names: readonly string[];

  /** Found, or shown. */
  readonly over: boolean = $derived(Boolean(this.answer?.right) || this.revealed);

  constructor(
    readonly scene: PuzzleScene,
    /** Called when it is solved. */
    private readonly solved: () => void,
    /** Called when the solution is shown instead. */
    private readonly shown: () => void,
  ) {
    this.names = scene.names.map((name, seat) =>
      seat === scene.seat ? (person.me?.nickname ?? say("web-puzzle-you")) : name,
    );
    this.show.jump(scene.moment);
  }

  get game(): string {
    return this.scene.game;
  }

  act(choice: Choice): void {
    if (this.show.pending !== null || this.over) return;
    this.show.pending = choice.id;
    void this.#try(choice.id);
  }

  /** Gives up: the solution is shown. */
  reveal(): void {
    this.revealed = true;
    this.shown();
  }

  /** Another move: the question is asked anew. */
  again(): void {
    this.answer = null;
    this.revealed = false;
    this.show.jump(this.scene.moment);
  }

  async #try(action: number): Promise<void> {
    try {
      this.answer = await host.tryPuzzle(this.scene.id, action);
      this.refusal = null;
      if (this.answer.right) this.solved();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refusal = error;
    } finally {
      this.show.pending = null;
    }
  }
}
