/** How much bots think, as far as it is known where a table is to be. */
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Whose, thoughtOf } from "../src/cast/thought.svelte";
import { host, starting } from "../src/net";
import type { Menu } from "../src/wire";
import { soon } from "./inpage";
import { live } from "./live.svelte";

/** Who was asked how much bots think, and has not answered yet. */
let asked: { who: string; answer: (thinking: number) => void; refuse: () => void }[];
beforeEach(() => {
  asked = [];
  const ask = (who: string) => (): Promise<Menu> =>
    new Promise((resolve, reject) => {
      const answer = (thinking: number): void => resolve({ thinking } as Menu);
      asked.push({ who, answer, refuse: () => reject(new Error("nobody")) });
    });
  vi.spyOn(host, "offer").mockImplementation(ask("server"));
  if (host.beside) vi.spyOn(host.beside, "offer").mockImplementation(ask("page"));
  starting.state = "asleep";
});
afterEach(() => vi.restoreAllMocks());

/** Somebody who sets up a table, and may change where it is to be. */
function settingUp(): { whose: Whose; thought: { readonly share: number } } {
  const whose = $state({ table: undefined, here: false });
  let thought = { share: NaN };
  live(() => (thought = thoughtOf(() => whose)));
  return { whose, thought };
}

async function answered(): Promise<void> {
  await soon();
  flushSync();
}

test("Python is not woken for how much bots think: it is asked once it is there", async () => {
  const { whose, thought } = settingUp();
  Object.assign(whose, { here: true });
  flushSync();
  starting.state = "loading";
  flushSync();
  expect([asked.length, thought.share]).toEqual([0, 1]);
  starting.state = "ready";
  flushSync();
  asked[0]?.answer(0.5);
  await answered();
  expect([asked.map(({ who }) => who), thought.share]).toEqual([["page"], 0.5]);
  starting.state = "failed";
  flushSync();
  expect([asked.length, thought.share]).toEqual([1, 1]);
});

test("who answers late, or not at all, says nothing of where the table is to be now", async () => {
  const { whose, thought } = settingUp();
  starting.state = "ready";
  Object.assign(whose, { here: true });
  flushSync();
  Object.assign(whose, { here: false });
  flushSync();
  const [page, server] = asked.slice(-2);
  expect([page?.who, server?.who]).toEqual(["page", "server"]);
  server?.answer(1);
  await answered();
  page?.answer(0.5);
  await answered();
  expect(thought.share).toBe(1);
  Object.assign(whose, { here: true });
  flushSync();
  asked.at(-1)?.answer(0.5);
  await answered();
  expect(thought.share).toBe(0.5);
  Object.assign(whose, { here: false });
  flushSync();
  asked.at(-1)?.refuse();
  await answered();
  expect(thought.share).toBe(1);
});
