/** Python that ends in one of its two workers: everybody who waits is told, and nobody waits for ever. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Missing, type startPython } from "../src/net/inpage/load";
import type { Outside } from "../src/net/inpage/home";
import type { FromThinker } from "../src/net/inpage/messages";
import { Thinker } from "../src/net/inpage/thinker";
import { inside, page, refusal, soon } from "./inpage";

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => vi.unstubAllGlobals());

const awaited = async (true_: () => boolean): Promise<void> => {
  while (!true_()) await soon();
};

test.each([
  [new RangeError("no memory"), "here-died"],
  [new Missing("pyodide.mjs"), "here-files"],
])("a thinker that cannot begin is reported: %s", async (error, why) => {
  const { host, begin, homes, thinkers, starting, outside } = inside({}, () =>
    Promise.reject(error),
  );
  const asked = host.start("here-1").catch(refusal);
  await soon();
  begin();
  await awaited(() => starting.state === "ready");
  void outside().think("", 0);
  expect(await asked).toBe(why);
  expect([starting.state, starting.why]).toEqual(["failed", why]);
  expect([homes[0]?.ended, thinkers[0]?.ended]).toEqual([true, true]);
});

test("a thinker that cannot begin a second time is not tried again", async () => {
  const { host, home, homes } = page();
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const asked = host.start("here-1").catch(refusal);
    await soon();
    home().say({ is: "failed", why: "here-died", detail: "no memory" });
    expect(await asked).toBe("here-died");
  }
  expect(homes.length).toBe(2);
});

test("a thinker that dies is reported once", async () => {
  const said: FromThinker[] = [];
  const work = (): never => {
    throw new WebAssembly.RuntimeError("memory access out of bounds");
  };
  const python = { pyimport: () => ({ do: work }) };
  const start = (() => Promise.resolve({ python, memory: null })) as unknown as typeof startPython;
  const thinker = new Thinker((message) => said.push(message), start);
  thinker.hear({ do: "begin", fetched: {} as never });
  for (const number of [1, 2]) thinker.hear({ do: "think", number, text: "" });
  await awaited(() => said.length > 0);
  await soon();
  expect(said.map(({ is }) => is)).toEqual(["failed"]);
});

const idle = (() => new Promise(() => undefined)) as typeof startPython;
const throwing = (name: string) => (): never => {
  throw Object.assign(new Error("what it is"), { name });
};

test("Python that dies in the home is said, not answered", async () => {
  const { host, begin, ask, starting } = inside({ ask: throwing("RuntimeError") }, idle);
  const asked = host.start("here-1").catch(refusal);
  await soon();
  begin();
  await awaited(() => starting.state === "ready");
  ask();
  expect(await asked).toBe("here-died");
});

test("Python that dies over a line is said; a mistake of ours is no end", async () => {
  const door = { ask: throwing("PythonError"), plug: throwing("RuntimeError") };
  const { host, begin, ask, plug, starting } = inside(door, idle);
  const asked = host.start("here-1").catch(refusal);
  await soon();
  begin();
  await awaited(() => starting.state === "ready");
  ask();
  await asked;
  expect(starting.state).toBe("ready");
  plug();
  await awaited(() => starting.state === "failed");
  expect(starting.why).toBe("here-died");
});

test.each([
  ["a table has been shown", (outside: Outside) => outside.tell(1, "{}"), ["begin"]],
  [
    "it has to think",
    (outside: Outside) => void ["bot", "more"].map((text) => outside.think(text, 0)),
    ["begin", "think"],
  ],
])("a thinker begins when %s, once, and not before", async (_, work, told) => {
  const { host, begin, begun, starting, outside } = inside({}, idle);
  void host.start("here-1").catch(refusal);
  await soon();
  begin();
  await awaited(() => starting.state === "ready");
  expect(begun).toEqual([]);
  work(outside());
  expect(begun).toEqual(told);
  outside().tell(1, "{}");
  expect(begun).toEqual(told);
});
