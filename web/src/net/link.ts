/** The line to a table: a socket or what does the same, and another one when it is lost. */
import type { ClientMessage, Problem, ServerMessage } from "../wire";
import type { Line, LineState } from "./host";

export interface Plug {
  /** Is it never lost in silence? Then nobody has to ask whether it is still there. */
  readonly steady?: boolean;
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

export interface Ends {
  /** The address to call, with what was seen last. */
  address: () => string;
  open: (address: string) => Plug;
  heard: (message: ServerMessage) => void;
  changed: (state: LineState) => void;
  /** Does nobody see the page? The table tells people who do not see it by other ways. */
  hidden?: () => boolean;
}

/** A real socket. */
export function socketPlug(address: string): Plug {
  const socket = new WebSocket(address);
  const plug: Plug = {
    send: (text) => socket.send(text),
    close: () => socket.close(),
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  socket.onopen = () => plug.onopen?.();
  socket.onmessage = (event) => plug.onmessage?.({ data: event.data as unknown });
  socket.onclose = (event) => plug.onclose?.({ code: event.code });
  return plug;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 20_000;
const SILENCE = 8_000;
/**
 * The request of every ping: no other has it, as they are numbered from 1. Without one, a ping that is
 * refused would look like a message that could not be read, which may have been any.
 */
export const PING = Number.MAX_SAFE_INTEGER;

/** How long to wait before a further attempt: doubling, with some chance so that not all call at once. */
export const backoff = (attempt: number, chance: number): number =>
  Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.6 + 0.4 * chance);

export class Link implements Line {
  state: LineState = { name: "closed" };
  #ends: Ends;
  #plug: Plug | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #attempt = 0;
  #bye: Problem | null = null;

  readonly #seen = (): void => this.look();

  constructor(ends: Ends) {
    this.#ends = ends;
  }

  open(): void {
    this.#drop();
    globalThis.document?.addEventListener("visibilitychange", this.#seen);
    this.#bye = null;
    this.#set({ name: "connecting", attempt: this.#attempt });
    const plug = this.#ends.open(this.#ends.address());
    this.#plug = plug;
    plug.onopen = () => this.#listen();
    plug.onmessage = (event) => this.#hear(String(event.data));
    plug.onclose = () => this.#lost();
    // A call that nobody answers is lost too.
    if (!plug.steady) this.#timer = setTimeout(() => plug.close(), SILENCE);
  }

  close(): void {
    this.#drop();
    globalThis.document?.removeEventListener("visibilitychange", this.#seen);
    this.#set({ name: "closed" });
  }

  retry(): void {
    if (this.state.name !== "waiting" && this.state.name !== "gone") return;
    this.#attempt = 0;
    this.open();
  }

  send(message: ClientMessage): boolean {
    if (this.state.name !== "live" || !this.#plug) return false;
    this.#plug.send(JSON.stringify(message));
    return true;
  }

  /** Says that one is there, and whether one sees the page: also whenever that changes. */
  look(): void {
    this.send({ type: "ping", request: PING, ...(this.#ends.hidden?.() && { hidden: true }) });
  }

  #set(state: LineState): void {
    this.state = state;
    this.#ends.changed(state);
  }

  #drop(): void {
    clearTimeout(this.#timer);
    const plug = this.#plug;
    this.#plug = null;
    if (!plug) return;
    plug.onopen = plug.onmessage = plug.onclose = null;
    plug.close();
  }

  #listen(): void {
    clearTimeout(this.#timer);
    if (this.#plug?.steady) return;
    this.#timer = setTimeout(() => {
      this.look();
      this.#timer = setTimeout(() => this.#plug?.close(), SILENCE);
    }, PING_EVERY);
  }

  #hear(text: string): void {
    let message: ServerMessage;
    try {
      message = JSON.parse(text) as ServerMessage;
    } catch {
      return; // not for us
    }
    this.#listen();
    if (message.type === "hello" && this.state.name !== "live") {
      this.#attempt = 0;
      this.#set({ name: "live" });
      if (this.#ends.hidden?.()) this.look();
    }
    if (message.type === "bye" && !message.again) this.#bye = message.problem;
    this.#ends.heard(message);
  }

  #lost(): void {
    this.#drop();
    if (this.#bye) {
      this.#set({ name: "gone", problem: this.#bye });
      return;
    }
    const wait = backoff(this.#attempt, Math.random());
    this.#attempt += 1;
    this.#set({ name: "waiting", attempt: this.#attempt, until: Date.now() + wait });
    this.#timer = setTimeout(() => this.open(), wait);
  }
}
