/** At how many tables people wait for me: on the icon, in the title, and as a bell if wanted. */
import { onMount } from "svelte";
import { host } from "../net";
import { file } from "../page/address";
import { person } from "../page/me.svelte";
import { ring } from "../settings/sound";
import type { ListedTable } from "../wire";

const EVERY = 60_000;
const ICON = { calm: file("favicon.svg"), turn: file("favicon-turn.svg") };

/** Does this table wait for me, and somebody with it? */
export const waitsForMe = ({ status, your_turn, plans }: ListedTable): boolean =>
  status === "running" && your_turn && plans.filter((plan) => plan === "person").length > 1;

class Turns {
  #waiting: ReadonlySet<string> = $state.raw(new Set<string>());
  /** What was there when the page was opened rings nobody. */
  #looked = false;

  get count(): number {
    return this.#waiting.size;
  }

  /** A title that says whether somebody waits for me, here or elsewhere. */
  titled(name: string, here: boolean): string {
    if (here) return `● ${name}`;
    return this.count > 0 ? `(${this.count}) ${name}` : name;
  }

  /** All my tables, as the host has just told them. */
  know(tables: readonly ListedTable[]): void {
    const waiting = new Set(tables.filter(waitsForMe).map(({ id }) => id));
    const fresh = [...waiting].some((id) => !this.#waiting.has(id));
    if (fresh && this.#looked) ring();
    this.#looked = true;
    if (fresh || waiting.size !== this.#waiting.size) this.#waiting = waiting;
  }

  /** Something is asked of me at a table that I have open, or no more. */
  at(id: string, asked: boolean): void {
    if (this.#waiting.has(id) === asked) return;
    const others = [...this.#waiting].filter((one) => one !== id);
    this.#waiting = new Set(asked ? [...others, id] : others);
    if (asked && document.hidden) ring();
  }

  async look(): Promise<void> {
    if (person.me) this.know((await host.mine()).tables);
  }
}

export const turns = new Turns();

/** On the icon of the app, where there is one, and on that of the tab. */
function mark(count: number): void {
  const shown = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  void shown?.catch(() => undefined); // not every browser lets us
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const wanted = count > 0 ? ICON.turn : ICON.calm;
  if (icon && icon.getAttribute("href") !== wanted) icon.href = wanted;
}

/** Looks from time to time, also while nobody looks at the page; call once, inside a component. */
export function followTurns(): void {
  $effect(() => mark(turns.count));
  onMount(() => {
    const look = (): void => void turns.look().catch(() => undefined);
    const back = (): void => void (document.hidden || look());
    const timer = setInterval(look, EVERY);
    document.addEventListener("visibilitychange", back);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", back);
    };
  });
}
