/** What Python's door needs of a browser, and the way of every question to it. */
import type { NoStart } from "../host";
import type { Fetched, Memory } from "./fetched";
import { fetchAll, Missing, startPython } from "./load";
import { keepMemory } from "./memory";
import type { FromHome, FromThinker, ToHome, ToThinker } from "./messages";
import { Queue } from "./queue";
import { type Change, Shelf } from "./shelf";

/** A value of Python's that lives until it is let go. */
interface Borrowed {
  toJs?(options?: object): unknown;
  destroy?(): void;
}

/** `rallybox.page.door.Door`. */
export interface Door {
  ask(method: string, path: string, body: string | undefined, language: string): Promise<unknown>;
  plug(line: number, path: string): unknown;
  hear(line: number, text: string): unknown;
  unplug(line: number): unknown;
  heard_of_others(word: string): unknown;
}

/** What Python gets of us (`rallybox.page.outside.Outside`). */
export interface Outside {
  readonly shelf: {
    get(key: string): Promise<string | undefined>;
    range(first: string, last: string): Promise<[string, string][]>;
    change(changes: unknown): Promise<boolean>;
  };
  tell(line: number, text: string): void;
  hang_up(line: number): void;
  think(text: string, urgent: number): Promise<string>;
  others(word: string): void;
}

/** A value as ours, whoever made it. */
function ours(value: unknown): unknown {
  const borrowed = value as Borrowed | null | undefined;
  if (typeof borrowed?.toJs !== "function") return value;
  const made = borrowed.toJs({ dict_converter: Object.fromEntries, create_pyproxies: false });
  borrowed.destroy?.();
  return made;
}

const heldBy = (memory: Memory | null): ArrayBuffer[] =>
  memory ? [memory.bytes.buffer as ArrayBuffer] : [];

/** A door, and the memory of Python behind it if it is worth keeping. */
export interface Opened {
  readonly door: Door;
  readonly memory: Memory | null;
}

export const openDoor = async (fetched: Fetched, outside: Outside): Promise<Opened> => {
  const { python, memory } = await startPython(fetched);
  const { open_door } = python.pyimport("rallybox.page.door") as {
    open_door(outside: Outside): Door | Promise<Door>;
  };
  return { door: await open_door(outside), memory };
};

export class Home {
  readonly #say: (message: FromHome) => void;
  readonly #open: typeof openDoor;
  #door: Promise<Door> | null = null;
  /** Lets the thinker begin, once; there is nothing to begin with before Python is here. */
  #wake: () => void = () => undefined;

  constructor(say: (message: FromHome) => void, open = openDoor) {
    this.#say = say;
    this.#open = open;
  }

  hear(message: ToHome): void {
    switch (message.do) {
      case "begin":
        this.#door = this.#begin(message);
        this.#door.then(
          () => this.#say({ is: "ready" }),
          (error: unknown) => this.#failed(error),
        );
        break;
      case "ask":
        void this.#ask(message);
        break;
      case "plug":
        this.#then((door) => door.plug(message.line, message.path));
        break;
      case "hear":
        this.#then((door) => door.hear(message.line, message.text));
        break;
      case "unplug":
        this.#then((door) => door.unplug(message.line));
        break;
    }
  }

  async #begin({ python, name, thinker }: Extract<ToHome, { do: "begin" }>): Promise<Door> {
    const queue = new Queue((number, text) => {
      this.#wake();
      thinker.postMessage({ do: "think", number, text } satisfies ToThinker);
    });
    thinker.onmessage = ({ data }: MessageEvent<FromThinker>) => {
      if (data.is === "thought") queue.answered(data.number, data.text);
      else this.#say(data);
    };
    const outside = this.#outside(name, queue);
    const fetched = await fetchAll(python, (got, all) => this.#say({ is: "loading", got, all }));
    const { door, memory } = await this.#open(fetched, outside);
    // The thinker comes second: nobody asks it before somebody plays, and two who work at once wait for
    // each other. So it begins when a table has been shown, or has to think before that.
    this.#wake = () => {
      this.#wake = () => undefined;
      // What only it needs from now on is given away, not copied.
      const there = { ...fetched, memory: memory ?? fetched.memory };
      const hand = memory ? [] : [fetched.library, ...heldBy(fetched.memory)];
      thinker.postMessage({ do: "begin", fetched: there } satisfies ToThinker, hand);
    };
    if (memory) void keepMemory(python, fetched.version, memory);
    return door;
  }

  #outside(name: string, queue: Queue): Outside {
    const shelf = new Shelf(name);
    shelf.open(); // while Python is fetched
    const channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }) => this.#then((door) => door.heard_of_others(String(data)));
    return {
      shelf: {
        get: (key) => shelf.get(key),
        range: (first, last) => shelf.range(first, last),
        change: (changes) => shelf.change(ours(changes) as Change[]),
      },
      tell: (line, text) => {
        this.#say({ is: "told", line, text });
        this.#wake();
      },
      hang_up: (line) => this.#say({ is: "hung", line }),
      think: (text, urgent) => queue.think(text, urgent),
      others: (word) => channel.postMessage(word),
    };
  }

  async #ask({ number, method, path, body, language }: Extract<ToHome, { do: "ask" }>) {
    const door = await this.#door?.catch(() => null);
    if (!door) return; // why there is none is said already
    try {
      const found = ours(await door.ask(method, path, body ?? undefined, language));
      const [status, text] = found as [number, string];
      this.#say({ is: "answer", number, status, text });
    } catch (error) {
      if (!this.#survives(error)) return;
      this.#say({ is: "answer", number, status: 500, text: "" });
    }
  }

  /** One after the other, in the order in which they were said. */
  #then(work: (door: Door) => unknown): void {
    const begun = this.#door?.catch(() => null); // why there is none is said already
    void begun
      ?.then((door) => door && work(door))
      .catch((error: unknown) => void this.#survives(error));
  }

  /** A mistake of our Python's is one of many answers. Anything else is Python's end: no memory is left. */
  #survives(error: unknown): boolean {
    console.error(error);
    const survives = (error as Error | null)?.name === "PythonError";
    if (!survives) this.#say({ is: "failed", why: "here-died", detail: String(error) });
    return survives;
  }

  #failed(error: unknown): void {
    const why: NoStart = error instanceof Missing ? "here-files" : "here-start";
    this.#say({ is: "failed", why, detail: String(error) });
  }
}
