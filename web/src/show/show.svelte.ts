/**
 * A table as it is shown. Everything on the screen follows from the last moment that was shown;
 * events are told one after the other before the moment they led to takes its place.
 */
import type { Choice, Event, Happening, Moment, Quip } from "../wire";

export interface Told extends Happening {
  readonly key: number;
  readonly step: number;
}

/**
 * Shows one event and resolves when that is over. A game gives its own. `next` is what is told after
 * it, before anything is asked or decided.
 */
export type Teller = (event: Event, hurry: () => boolean, next: Event | null) => Promise<void>;

/** Tells one question from another. */
const askedBy = (moment: Moment | null): string =>
  `${moment?.step}: ${moment?.decision?.choices.map((choice) => choice.id).join() ?? ""}`;

/** More events than this at once are what was missed: they go to the log untold. */
const TOO_MANY = 40;
const LONGEST_LOG = 2000;

export class TableShow {
  shown: Moment | null = $state.raw(null);
  /**
   * Counts questions, so that a pick is dropped with the question it belongs to, not before: the
   * server may tell the same moment again.
   */
  question = $state(0);
  log: readonly Told[] = $state.raw([]);
  /** What drivers have said while we looked, each at its step. */
  quips: readonly (Quip & { readonly step: number })[] = $state.raw([]);
  /** The event that is being told. */
  current: Told | null = $state.raw(null);
  telling = $state(false);
  /** Is it seen from across a room, on a television? Then what passes stands longer. */
  afar = false;
  /** The action that was decided on and has not been answered. */
  pending: number | null = $state(null);
  /** The line is down: what is decided now goes out later. */
  cut = $state(false);
  /** Takes back what waits for the line; null where nothing does, or it may have gone out already. */
  recall: (() => void) | null = $state.raw(null);
  /** A hint was asked for, and has not come yet. */
  thinking = $state(false);
  teller: Teller | null = null;
  /** Ends whatever the teller is showing. */
  finish: (() => void) | null = null;

  #queue: Moment[] = [];
  #held = false;
  #hurry = false;
  /** Which telling is the current one: a jump ends the one before. */
  #telling = 0;
  #keys = 0;

  /** What is asked of me now; nothing while I am still being told what happened. */
  readonly choices: readonly Choice[] = $derived(
    this.telling || this.pending !== null ? [] : (this.shown?.decision?.choices ?? []),
  );

  /** The server answers this for me: several are asked in secret, and I have only one answer. */
  readonly goesOn: boolean = $derived.by(() => {
    const decision = this.shown?.decision;
    return Boolean(this.shown?.auto && decision?.only_one && decision.at_once);
  });

  /** Does a moment ask what is being asked already? */
  repeats(moment: Moment): boolean {
    return askedBy(moment) === askedBy(this.shown);
  }

  receive(moment: Moment): void {
    // The same question again is no answer: what was sent is still on its way.
    if (!this.repeats(moment)) this.pending = null;
    this.#queue.push(moment);
    if (!this.telling && !this.#held) void this.#tellAll();
  }

  /** Keeps what comes for later: somebody looks at something else. */
  hold(): void {
    this.#held = true;
    this.teller = null;
  }

  /** Goes on: what was seen elsewhere up to a step is shown as it stands, the rest is told. */
  release(step: number): void {
    this.#held = false;
    const [seen, later] = [true, false].map((before) =>
      this.#queue.filter((moment) => moment.step <= step === before),
    ) as [Moment[], Moment[]];
    const last = seen.at(-1);
    if (last) {
      seen.slice(0, -1).forEach((moment) => this.#remember(moment.step, moment.events));
      this.jump(last, last.events);
    }
    this.#queue = later;
    if (later.length) void this.#tellAll();
  }

  /** Shows this at once, whatever was being told: after a break, or in a replay. */
  jump(moment: Moment, log: readonly Happening[] = []): void {
    this.#queue = [];
    this.#telling += 1;
    this.#hurry = true;
    this.finish?.();
    this.telling = false;
    this.pending = null;
    this.#remember(moment.step, log);
    this.current = null;
    this.question += 1;
    this.shown = moment;
    this.#hear(moment);
  }

  /** Begins the log anew. */
  forget(): void {
    this.log = [];
    this.quips = [];
  }

  /** What happened before we came. */
  before(events: readonly Omit<Told, "key">[]): void {
    const told = events.map((one) => ({ ...one, key: this.#keys++ }));
    this.log = [...told, ...this.log].slice(-LONGEST_LOG);
  }

  /** Somebody clicked: come to the end of what is being told. */
  hasten(): void {
    if (!this.telling) return;
    this.#hurry = true;
    this.finish?.();
  }

  /** Nothing moves in a page that nobody sees, so it would never be told to its end there. */
  async #tellAll(): Promise<void> {
    const page = globalThis.document as Document | undefined;
    const unseen = (): void => void (page?.hidden && this.hasten());
    page?.addEventListener("visibilitychange", unseen);
    await this.#tellQueue();
    page?.removeEventListener("visibilitychange", unseen);
  }

  async #tellQueue(): Promise<void> {
    const mine = ++this.#telling;
    this.telling = true;
    let moment = this.#queue.shift();
    while (moment) {
      this.#hurry = moment.events.length > TOO_MANY || globalThis.document?.hidden;
      for (const [i, happening] of moment.events.entries()) {
        if (this.#hurry) {
          this.#remember(moment.step, moment.events.slice(i));
          break;
        }
        await this.#tell(moment.step, happening, moment.events[i + 1]?.event ?? null);
        if (mine !== this.#telling) return; // somebody jumped elsewhere meanwhile
      }
      if (!this.repeats(moment)) this.question += 1;
      this.shown = moment;
      this.#hear(moment);
      moment = this.#queue.shift();
    }
    this.current = null;
    this.telling = false;
  }

  async #tell(step: number, happening: Happening, next: Event | null): Promise<void> {
    this.#remember(step, [happening]);
    this.current = this.log[this.log.length - 1] ?? null;
    try {
      await this.teller?.(happening.event, () => this.#hurry, next);
    } catch (error) {
      console.error(error); // a picture that fails holds up nobody's game
    }
  }

  /** A moment may be told again; what was said, was said once. */
  #hear({ step, quip }: Moment): void {
    if (!quip || this.quips.some((one) => one.step === step)) return;
    this.quips = [...this.quips, { ...quip, step }];
  }

  #remember(step: number, happenings: readonly Happening[]): void {
    const told = happenings.map((one) => ({ ...one, key: this.#keys++, step }));
    this.log = [...this.log, ...told].slice(-LONGEST_LOG);
  }
}
