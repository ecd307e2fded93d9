/** Somebody at a table, sitting or watching: the line to the host and what it has told. */
import { createSubscriber } from "svelte/reactivity";
import { keepCommitment } from "../dice/shares";
import { type Eyes, host, type Line, type LineState, Refusal } from "../net";
import { settings } from "../settings/settings.svelte";
import { TableShow, type Told } from "../show/show.svelte";
import type {
  Advised,
  ChatLine,
  Choice,
  ClientMessage,
  GameName,
  Happening,
  Hints,
  Moment,
  Problem,
  ServerMessage,
  TableInfo,
} from "../wire";
import { say, speech } from "../words/words.svelte";
import { withNotes, withQuips } from "./asides";
import { LookBack } from "./lookback.svelte";

/** So often, in milliseconds, whoever follows the clock looks at it. */
const TICK = 500;

/** What is on its way when an action is taken back; no action has this number. */
const UNDO = -1;

/** What was decided and not answered yet. */
interface Owed {
  readonly message:
    | { readonly type: "act"; readonly step: number; readonly action: number }
    | { readonly type: "undo"; readonly step: number };
  /** With which it went out: an answer to anything else says nothing of it. */
  readonly request: number;
  /** Has it left, so that it may have been heard? */
  readonly sent: boolean;
}

/** The request of a refusal that was not even read: it may have been any. */
const UNREAD = 0;

const stale = (message: string): Problem => ({
  error: "stale",
  message,
  params: {},
  sentence: say(message),
});

/** A message without the number that its answer will carry. */
type Unnumbered = ClientMessage extends infer M
  ? M extends unknown
    ? Omit<M, "request">
    : never
  : never;

export class TableSession {
  readonly id: string;
  readonly show = new TableShow();
  info: TableInfo | null = $state.raw(null);
  chat: readonly ChatLine[] = $state.raw([]);
  /** The seats whose chat I do not want to read. */
  muted: readonly number[] = $state.raw([]);
  link: LineState = $state.raw({ name: "closed" });
  /** Why the last thing was not done, until something else happens. */
  problem: Problem | null = $state.raw(null);
  #hints: readonly Advised[] = $state.raw([]);
  /** The review of the game, once it is over. */
  readonly lookBack = new LookBack((on) => {
    const request = this.#requests;
    return this.#send({ type: "review", on }) ? request : null;
  });
  /** What happened between the step that was seen before and the first moment. */
  missed: readonly Happening[] = $state.raw([]);

  readonly names: readonly string[] = $derived(
    this.info?.seats.map((seat) => seat.name || String(seat.seat + 1)) ?? [],
  );
  /** What happened, in the game and besides. */
  readonly log: readonly Told[] = $derived(
    withNotes(
      withQuips(this.show.log, settings.quips ? this.show.quips : []),
      this.info?.notes ?? [],
    ),
  );
  /** How many lines of the chat nobody here has read yet. */
  readonly unread: number = $derived(
    this.chat.filter(
      ({ number, seat }) =>
        number > this.#read && seat !== this.info?.you && !this.muted.includes(seat),
    ).length,
  );
  /** The last line of the chat that was read. */
  #read = $state(0);
  /** How far the host's clock is ahead of ours. */
  #ahead = 0;
  /** Runs while somebody follows the clock. */
  readonly #ticks = createSubscriber((update) => {
    const timer = setInterval(update, TICK);
    return () => clearInterval(timer);
  });
  /** Empty until the line has told. */
  readonly game: GameName = $derived(this.info?.game ?? "");

  readonly #eyes: Eyes;
  readonly #line: Line;
  #requests = 1;
  #step: number | null = null;
  #begun = false;
  /** Has the line been there? No state: whoever opens it must not follow what comes of that. */
  #lived = false;
  #owed: Owed | null = null;
  /** The request for a hint that has not been answered. */
  #question: number | null = null;
  /** The step at which a hint was wished for that could not be asked for. */
  #wished: number | null = null;
  #greeted = false;

  /**
   * `watch`: see what every spectator sees, even who has a seat. `seat`: which of several people
   * on this device looks, and the step that they have seen last.
   */
  constructor(id: string, watch = false, seat: number | null = null, since: number | null = null) {
    this.id = id;
    this.#eyes = { watch, seat };
    this.#step = since;
    this.#line = host.line(id, this.#eyes, {
      since: () => this.#step,
      heard: (message) => this.#heard(message),
      changed: (state) => this.#changed(state),
    });
  }

  open(): void {
    this.#line.open();
  }

  close(): void {
    this.#line.close();
  }

  retry(): void {
    this.#line.retry();
  }

  act(choice: Choice): void {
    const step = this.show.shown?.step;
    if (step === undefined || this.show.pending !== null) return;
    this.#decide({ type: "act", step, action: choice.id });
  }

  /** Sends it, or keeps it until the line is there again. */
  #decide(message: Owed["message"]): void {
    this.problem = null;
    this.#advise([]);
    const request = this.#requests;
    this.#owe({ message, request, sent: this.#send(message) });
  }

  #owe(owed: Owed | null): void {
    this.#owed = owed;
    this.show.pending =
      owed === null ? null : owed.message.type === "act" ? owed.message.action : UNDO;
    this.show.recall = owed && !owed.sent ? () => this.#owe(null) : null;
  }

  #changed(state: LineState): void {
    this.link = state;
    if (state.name === "live") this.#lived = true;
    this.show.cut = state.name === "waiting" || (state.name === "connecting" && this.#lived);
  }

  say(text: string): boolean {
    return this.#send({ type: "say", text });
  }

  phrase(phrase: string): boolean {
    return this.#send({ type: "phrase", phrase });
  }

  /** Everything that was said so far has been seen. */
  readChat(): void {
    this.#read = this.chat.at(-1)?.number ?? this.#read;
  }

  /** What the host's clock says; whatever is derived from it goes on with it. */
  now(): number {
    this.#ticks();
    return Date.now() + this.#ahead;
  }

  #setClock(now: number): void {
    this.#ahead = now - Date.now();
  }

  /** Let a bot play for somebody who is away. */
  replace(seat: number): void {
    this.problem = null;
    this.#send({ type: "replace", seat });
  }

  mute(seat: number, on: boolean): void {
    if (!this.#send({ type: "mute", seat, on })) return;
    const others = this.muted.filter((one) => one !== seat);
    this.muted = on ? [...others, seat] : others;
  }

  /** Takes back what I did last; null where nothing can be. */
  readonly undo: (() => void) | null = $derived(
    this.show.shown?.undo && this.show.choices.length > 0 ? () => this.#undo() : null,
  );

  #undo(): void {
    const step = this.show.shown?.step;
    if (step === undefined || this.show.pending !== null) return;
    this.#decide({ type: "undo", step });
  }

  get hints(): readonly Advised[] {
    return this.#hints;
  }

  #advise(hints: readonly Advised[]): void {
    this.#hints = hints;
    this.show.thinking = false;
    this.#question = null;
  }

  /** Nobody has to think about it any more. */
  #dropHint(): void {
    const question = this.#question;
    this.#wished = null;
    this.#advise([]);
    if (question !== null) this.#send({ type: "cancel", question });
  }

  async #advised({ step, advice }: Hints): Promise<void> {
    await speech.want("reasons");
    if (step === this.show.shown?.step) this.#advise(advice);
  }

  readonly askHint: (() => void) | null = $derived(this.info?.hints ? () => this.#askHint() : null);

  #askHint(): void {
    const step = this.show.shown?.step;
    if (step === undefined) return;
    if (this.show.thinking) {
      this.#dropHint(); // whoever asks again has waited long enough
      return;
    }
    this.show.thinking = true;
    const question = this.#requests;
    const sent = this.#send({ type: "hint", step });
    this.#question = sent ? question : null;
    this.#wished = sent ? null : step;
  }

  /** Keeps the host's idea of `auto` that of the settings; call in an effect. */
  keepAuto(on: boolean): void {
    const moment = this.show.shown;
    if (this.link.name !== "live" || !moment || moment.view.seat === null) return;
    if (moment.auto !== on && !moment.outcome) this.#send({ type: "auto", on });
  }

  #send(message: Unnumbered): boolean {
    return this.#line.send({ ...message, request: this.#requests++ } as ClientMessage);
  }

  #heard(message: ServerMessage): void {
    switch (message.type) {
      case "hello":
        this.info = message.table;
        this.#setClock(message.now);
        this.chat = message.chat;
        // What was said before we came is no news; what was said while the line was down is.
        if (!this.#greeted) this.readChat();
        this.#greeted = true;
        this.muted = message.muted;
        keepCommitment(message.table.id, message.table.commitment);
        if (message.moment) this.#begin(message.moment);
        this.lookBack.again();
        break;
      case "moment":
        if (!this.show.repeats(message)) {
          this.problem = null;
          this.#dropHint(); // it was about another question
          this.#owe(null);
        }
        this.#step = message.step;
        if (message.time) this.#setClock(message.time.now);
        this.show.receive(message);
        break;
      case "table":
        this.info = message.table;
        break;
      case "chat":
        this.chat = [...this.chat, message.line].slice(-200);
        break;
      case "refused":
        if (this.lookBack.refused(message.request, message.problem)) break;
        // What was decided has nothing to do with a hint that will not come, or with what was said.
        if (message.request === this.#question) this.#advise([]);
        else if ([UNREAD, this.#owed?.request].includes(message.request)) this.#owe(null);
        this.problem = message.problem;
        break;
      case "hints":
        if (message.request === this.#question) void this.#advised(message);
        break;
      case "dropped":
        if (this.lookBack.dropped(message.request)) break;
        if (message.request === this.#question) this.#advise([]);
        break;
      case "reviewed":
        this.lookBack.reviewed(message);
        break;
      case "bye":
        if (!message.again) this.#owe(null);
        break;
    }
  }

  /** The first moment, or the one after a break: what was missed is told, what is old is not. */
  #begin(moment: Moment): void {
    const first = !this.#begun;
    this.#begun = true;
    this.show.thinking = false; // whoever was asked does not know us any more
    this.#question = null;
    this.#step = moment.step;
    if (!first) {
      const owed = this.#settle(moment);
      this.show.receive(moment);
      if (owed) this.#decide(owed);
      else if (this.#wished === moment.step) this.#askHint();
    } else {
      this.missed = moment.events;
      this.show.jump(moment);
      void this.#history(moment.step);
    }
  }

  /** After a break: what was decided and is still asked for; the view tells whether it was taken. */
  #settle({ step, decision, undo }: Moment): Owed["message"] | null {
    const owed = this.#owed;
    this.#owe(null);
    if (!owed) return null;
    const { message, sent } = owed;
    const asked =
      message.type === "act" ? decision?.choices.some(({ id }) => id === message.action) : undo;
    if (message.step === step && asked) return message;
    if (!sent) this.problem = stale("web-line-gone-on");
    return null;
  }

  async #history(until: number): Promise<void> {
    try {
      const history = await host.events(this.id, this.#eyes);
      this.show.before(history.events.filter((one) => one.step <= until));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error; // the log begins here, then
    }
  }
}
