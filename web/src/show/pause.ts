import type { TableShow } from "./show.svelte";

/** A pause in what is told, which a click ends. */
export function pause(show: TableShow, ms: number): Promise<void> {
  if (ms <= 0) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    show.finish = () => {
      clearTimeout(timer);
      resolve();
    };
  });
}
