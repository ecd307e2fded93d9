/** How much of their usual thinking bots get. */
import { host, starting } from "../net";

/** Whose bots: those of a table, or of a new one; `here`: in this page, though there is a server. */
export interface Whose {
  readonly table: string | undefined;
  readonly here: boolean;
}

/**
 * What Python in this page says of it: nobody else gives them less, and it is not started only to be
 * asked this. Until then, or if nobody answers, they get all of it. Call while a component is made.
 */
export function thoughtOf(whose: () => Whose): { readonly share: number } {
  let share = $state(1);
  const ready = $derived(starting.state === "ready");
  $effect(() => {
    const { table, here } = whose();
    if (!ready) return;
    let current = true;
    const offer = here && host.beside ? host.beside.offer() : host.offer(table);
    offer.then(
      ({ thinking }) => {
        if (current) share = thinking;
      },
      () => undefined,
    );
    return () => {
      current = false;
      share = 1;
    };
  });
  return {
    get share() {
      return share;
    },
  };
}
