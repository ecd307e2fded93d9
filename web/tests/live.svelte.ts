/** Effects that run until a test is over, as those of a component do until it goes. */
import { flushSync } from "svelte";
import { onTestFinished } from "vitest";

export function live(effects: () => void): void {
  onTestFinished($effect.root(effects));
  flushSync();
}
