/** Somebody in a scene: what was tried, and what the coach said to it. */
import type { Runner } from "../face/face";
import { host, Refusal } from "../net";
import { person } from "../page/me.svelte";
import { TableShow } from "../show/show.svelte";
import type { Choice, GameName, LessonScene } from "../wire";
import { say } from "../words/words.svelte";
import { keepLearned } from "./progress";

export class LessonSession implements Runner {
  readonly show = new TableShow();
  readonly id = "";
  readonly problem = null;
  readonly hints = [];
  readonly askHint = null;
  /** The coach's last answer. */
  scene: LessonScene | null = $state.raw(null);
  /** Why the coach could not be asked. */
  refusal: Refusal | null = $state.raw(null);
  /** What has counted so far. */
  #tried: readonly number[] = [];

  /** Who has a name is called by it. */
  readonly names: readonly string[] = $derived.by(() => {
    const { names = [], seat = 0 } = this.scene ?? {};
    return names.map((name, i) =>
      i === seat ? (person.me?.nickname ?? say("web-learn-learner")) : name,
    );
  });

  constructor(
    readonly game: GameName,
    readonly number: number,
  ) {}

  /** Shows the scene as it stands. */
  async open(): Promise<void> {
    const scene = await this.#ask(this.#tried);
    if (!scene) return;
    this.scene = scene;
    this.show.jump(scene.moment);
  }

  /** From the beginning. */
  again(): Promise<void> {
    this.#tried = [];
    this.show.forget();
    return this.open();
  }

  act(choice: Choice): void {
    if (this.show.pending !== null) return;
    this.show.pending = choice.id;
    void this.#try([...this.#tried, choice.id]);
  }

  async #try(actions: readonly number[]): Promise<void> {
    const scene = await this.#ask(actions);
    this.show.pending = null;
    if (!scene) return;
    this.scene = scene;
    if (scene.verdict === "other") return; // nothing has changed on the board
    this.#tried = actions;
    if (scene.verdict === "done") keepLearned(this.game, scene.name);
    this.show.receive(scene.moment);
  }

  async #ask(actions: readonly number[]): Promise<LessonScene | null> {
    try {
      const scene = await host.scene(this.game, this.number, actions);
      this.refusal = null;
      return scene;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refusal = error;
      return null;
    }
  }
}
