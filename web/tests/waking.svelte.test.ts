/** Python in this page is woken by who needs it, once. */
import { flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { Starting } from "../src/net/inpage/starting.svelte";
import { page } from "./inpage";
import { live } from "./live.svelte";

afterEach(() => vi.useRealTimers());

test.each(["a question", "a line"])(
  "where Python cannot be had, an effect with %s does not start it again and again",
  async (what) => {
    vi.useFakeTimers(); // a line tries again after a while
    const { host: here, home, homes } = page({}, new Starting());
    const ear = { since: () => null, heard: () => undefined, changed: () => undefined };
    live(() => {
      $effect(() => {
        if (what === "a question") return void here.me().catch(() => undefined);
        const line = here.line("here-1", { watch: false, seat: null }, ear);
        line.open();
        return () => line.close();
      });
    });
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await vi.advanceTimersByTimeAsync(0);
      if (!home().ended) home().onerror?.({} as ErrorEvent);
      flushSync();
    }
    expect(homes.length).toBe(1);
  },
);
