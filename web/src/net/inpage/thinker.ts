/** Where bots think, hints are found and games are judged: a Python of its own, so that nothing waits. */
import { Missing, type Python, startPython } from "./load";
import type { FromThinker, ToThinker } from "./messages";

type Do = (text: string) => string;

export class Thinker {
  readonly #say: (message: FromThinker) => void;
  readonly #start: typeof startPython;
  #work: Promise<Do> | null = null;
  #failed = false;

  constructor(say: (message: FromThinker) => void, start = startPython) {
    this.#say = say;
    this.#start = start;
  }

  hear(message: ToThinker): void {
    if (message.do === "think") return void this.#think(message.number, message.text);
    this.#work = this.#begin(message);
    // Said at once: whoever waits for a bot would wait for ever.
    this.#work.catch((error: unknown) => this.#fail(error));
  }

  async #begin({ fetched }: Extract<ToThinker, { do: "begin" }>): Promise<Do> {
    const { python }: { python: Python } = await this.#start(fetched);
    return (python.pyimport("rallybox.page.thinker") as { do: Do }).do;
  }

  /** The work itself never fails (`rallybox.page.thinker.do`): if it does, Python is gone. */
  async #think(number: number, text: string): Promise<void> {
    try {
      const work = await this.#work;
      if (!work) throw new Error("not begun");
      this.#say({ is: "thought", number, text: work(text) });
    } catch (error) {
      this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    if (this.#failed) return;
    this.#failed = true;
    const why = error instanceof Missing ? "here-files" : "here-died";
    this.#say({ is: "failed", why, detail: String(error) });
  }
}
