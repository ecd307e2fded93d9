import type { TableShow } from "./show.svelte";

/** A pause in what is told, which a click ends. */
export function pause(show: TableShow, ms: number): Promise<void> {
  // Even then the browser may draw and hear: all that is told at once would be one long task.
  if (ms <= 0) return new Promise((resolve) => setTimeout(resolve));
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    show.finish = () => {
      clearTimeout(timer);
      resolve();
    };
  });
}
