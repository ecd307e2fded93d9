/** The way to a page of ours from another device: by an address that it can reach. */
import { host } from "../net";
import { whole } from "../page/address";

export class Ways {
  #addresses: readonly string[] | null = $state.raw(null);
  #which = $state(0);

  constructor() {
    host.reach().then(
      (found) => (this.#addresses = found),
      () => (this.#addresses = [location.origin]), // nobody there to ask: ours is as good as any
    );
  }

  /** Is it known? Until then no code should be shown that leads nowhere. */
  readonly known: boolean = $derived(this.#addresses !== null);
  /** Can only this machine come? */
  readonly alone: boolean = $derived(this.#addresses?.length === 0);
  /** Is there another address to try? */
  readonly several: boolean = $derived((this.#addresses?.length ?? 0) > 1);
  readonly origin: string = $derived(this.#addresses?.[this.#which] ?? location.origin);
  /** As people type it. */
  readonly typed: string = $derived(this.origin.replace(/^https?:\/\//, ""));

  /** The whole address of a page. */
  to(path: string): string {
    return whole(this.origin, path);
  }

  /** A machine may be in several networks: the next of its addresses. */
  other(): void {
    this.#which = (this.#which + 1) % Math.max(1, this.#addresses?.length ?? 1);
  }
}
