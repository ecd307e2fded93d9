/** Python inside this page: questions go to a worker, which is started when it is first needed. */
import { untrack } from "svelte";
import type { Answer, Carrier } from "../carrier";
import { type NoStart, Refusal } from "../host";
import type { Plug } from "../link";
import type { FromHome, ToHome } from "./messages";
import type { Starting } from "./starting.svelte";

/** A worker, or whatever plays one. */
export interface Place {
  postMessage(message: unknown, hand?: Transferable[]): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<FromHome>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

export interface Places {
  home(): Place;
  thinker(): Place;
}

export interface Wiring {
  readonly places: Places;
  readonly starting: Starting;
  /** The folder that this page lies in. */
  readonly folder: () => string;
  /** Resolves when the page has nothing better to do. */
  readonly idle: () => Promise<void>;
  /** Asks the browser not to clear away what is kept here. */
  readonly last: () => void;
  /** What is known without Python: the answer as text, or null. */
  readonly made: (path: string) => Promise<string | null>;
}

/** What fails a second time, too, will go on doing so; only files may come with the network. */
const MOST_TRIES = 2;

/** What is asked as soon as a page is there: it can wait until the page has been drawn. */
const CALM = /^me(\/tables)?$/;

interface Asking {
  readonly answer: (answer: Answer) => void;
  readonly refuse: (why: Refusal) => void;
}

class PagePlug implements Plug {
  readonly steady = true;
  onopen: Plug["onopen"] = null;
  onmessage: Plug["onmessage"] = null;
  onclose: Plug["onclose"] = null;
  send: (text: string) => void;
  close: () => void;

  constructor(send: (text: string) => void, close: () => void) {
    this.send = send;
    this.close = close;
  }
}

export class Page implements Carrier {
  readonly can = { invite: false, notices: false, devices: false };
  readonly onePage = true;
  readonly #wiring: Wiring;
  #workers: readonly Place[] = [];
  #asking = new Map<number, Asking>();
  #plugs = new Map<number, PagePlug>();
  #number = 0;
  #failed = 0;

  constructor(wiring: Wiring) {
    this.#wiring = wiring;
  }

  /** Wakes Python, unless it is awake. */
  start(): void {
    const { places, starting, folder } = this.#wiring;
    if (starting.state === "loading" || starting.state === "ready") return;
    if (this.#failed >= MOST_TRIES) return;
    starting.state = "loading";
    starting.why = null;
    starting.got = 0;
    try {
      const [home, thinker] = [places.home(), places.thinker()];
      this.#workers = [home, thinker];
      home.onmessage = ({ data }) => {
        if (this.#workers[0] === home) this.#hear(data);
      };
      home.onerror = thinker.onerror = ({ message }): void => {
        if (this.#workers[0] !== home) return; // it was given up already
        // Whoever could not even be fetched has nothing to say.
        const why = starting.state === "ready" ? "here-died" : "here-start";
        this.#lost(message ? why : "here-files");
      };
      const line = new MessageChannel();
      thinker.postMessage(null, [line.port2]);
      const python = `${folder()}python/`;
      // Two pages of one origin, each in a folder of its own, have nothing to do with each other.
      const name = `rallybox ${new URL(folder()).pathname}`;
      this.#tell({ do: "begin", python, name, thinker: line.port1 }, [line.port1]);
    } catch {
      this.#lost("here-start");
    }
  }

  // Whoever asks in an effect does not follow how far Python is: each attempt to start it changes that,
  // and where it cannot be had they would ask again without end.
  ask: Carrier["ask"] = (...asked) => untrack(() => this.#ask(...asked));
  plug: Carrier["plug"] = (path) => untrack(() => this.#plug(path));

  async #ask(method: string, path: string, body: unknown, language: string): Promise<Answer> {
    // Once Python is there it knows better: how fast it thinks here, for one.
    if (method === "GET" && this.#wiring.starting.state !== "ready") {
      const text = await this.#wiring.made(path);
      if (text !== null) return { status: 200, text };
    }
    const { starting, idle, last } = this.#wiring;
    if (method === "POST" && path === "tables") last();
    if (starting.state === "asleep" && method === "GET" && CALM.test(path)) await idle();
    this.start();
    if (starting.state === "failed") throw new Refusal(starting.why ?? "here-start");
    const number = ++this.#number;
    return new Promise((answer, refuse) => {
      this.#asking.set(number, { answer, refuse });
      const text = body === undefined ? null : JSON.stringify(body);
      this.#tell({ do: "ask", number, method, path, body: text, language });
    });
  }

  #plug(path: string): Plug {
    this.start();
    const line = ++this.#number;
    const plug = new PagePlug(
      (text) => this.#tell({ do: "hear", line, text }),
      () => {
        if (this.#plugs.delete(line)) this.#tell({ do: "unplug", line });
        plug.onclose?.({ code: 1000 });
      },
    );
    this.#plugs.set(line, plug);
    if (this.#wiring.starting.state === "failed") queueMicrotask(() => this.#hangUp(line));
    else this.#tell({ do: "plug", line, path });
    return plug;
  }

  /** Python is not away for a while: it is there, or somebody tries once more. */
  async back(): Promise<void> {
    const { starting } = this.#wiring;
    if (starting.state !== "failed") return;
    await new Promise<void>((resolve) => {
      const again = (): void => {
        clearTimeout(timer);
        removeEventListener("online", again);
        resolve();
      };
      const timer = setTimeout(again, 10_000);
      addEventListener("online", again);
    });
  }

  address = (): null => null;

  #tell(message: ToHome, hand?: Transferable[]): void {
    this.#workers[0]?.postMessage(message, hand);
  }

  #hear(message: FromHome): void {
    const { starting } = this.#wiring;
    switch (message.is) {
      case "loading":
        [starting.got, starting.all] = [message.got, message.all];
        break;
      case "ready":
        starting.state = "ready";
        break;
      case "failed":
        console.error(message.detail);
        this.#lost(message.why);
        break;
      case "answer":
        this.#asking.get(message.number)?.answer({ status: message.status, text: message.text });
        this.#asking.delete(message.number);
        break;
      case "told":
        this.#plugs.get(message.line)?.onmessage?.({ data: message.text });
        break;
      case "hung":
        this.#hangUp(message.line);
        break;
    }
  }

  #hangUp(line: number): void {
    const plug = this.#plugs.get(line);
    this.#plugs.delete(line);
    plug?.onclose?.({ code: 1000 });
  }

  /** Everybody who waits is told; the next question tries again, from the beginning. */
  #lost(why: NoStart): void {
    const { starting } = this.#wiring;
    for (const worker of this.#workers) worker.terminate();
    this.#workers = [];
    if (why !== "here-files") this.#failed += 1;
    starting.state = "failed";
    starting.why = why;
    for (const { refuse } of this.#asking.values()) refuse(new Refusal(why));
    this.#asking.clear();
    for (const line of [...this.#plugs.keys()]) this.#hangUp(line);
  }
}
