/** The host inside the page: who is asked when, what waits for what, and what becomes of a failure. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { filesIn } from "../src/net/inpage/archive";
import { fetchAll, Missing, NOTHING_ELSE } from "../src/net/inpage/load";
import { Queue } from "../src/net/inpage/queue";
import type { NewTable } from "../src/wire";
import {
  ALL_FILES,
  ARCHIVE,
  asks,
  FILES,
  files,
  lasting,
  LIBRARY,
  OURS,
  page,
  PARTS,
  refusal,
  soon,
  WASM,
} from "./inpage";

afterEach(() => vi.unstubAllGlobals());

test("what never changes is answered before Python is there", async () => {
  const { host, homes } = page({ offer: '{"games":[]}' });
  expect(await host.offer()).toEqual({ games: [] });
  expect(homes).toEqual([]);
});

test("the first question wakes Python, and is answered by it", async () => {
  const { host, home, homes, starting } = page();
  host.speak("fr");
  const [me, started] = [host.me(), host.start("here-1")];
  await soon();
  expect(homes.length).toBe(1);
  expect(home().heard[0]).toMatchObject({
    do: "begin",
    python: "https://games.example/some/where/python/",
    name: "rallybox /some/where/",
  });
  home().say({ is: "loading", got: 5, all: 10 });
  expect(starting).toMatchObject({ state: "loading", got: 5, all: 10 });
  home().say({ is: "ready" });
  expect(starting.state).toBe("ready");
  const start = { method: "POST", path: "tables/here-1/start", body: null, language: "fr" };
  expect(asks(home())).toMatchObject([start, { method: "GET", path: "me" }]);
  for (const { number } of asks(home()).reverse()) {
    home().say({ is: "answer", number, status: 200, text: `{"id":"${number}"}` });
  }
  expect([(await me)?.id, (await started).id]).toEqual(["2", "1"]);
});

test("somebody new has no tables, and is not told to have a name first", () => {
  expect(page().host.keeps).toBe(false);
});

test("with a table the browser is asked to keep what is here", async () => {
  const { host, home } = page();
  lasting.times = 0;
  void host.create({ game: "rail" } as unknown as NewTable);
  await soon();
  expect([lasting.times, asks(home()).length]).toEqual([1, 1]);
});

test("a refusal of the page's is like a server's", async () => {
  const { host, home } = page();
  const asked = host.start("here-1").catch((error: unknown) => error);
  await soon();
  const text = JSON.stringify({ error: "forbidden", sentence: "Not yours." });
  home().say({ is: "answer", number: 1, status: 403, text });
  expect(await asked).toMatchObject({ kind: "forbidden", sentence: "Not yours." });
});

test("Python that does not come is said to everybody who waits, and tried once more", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { host, home, homes, starting } = page();
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    const asked = host.start("here-1").catch(refusal);
    await soon();
    expect(homes.length).toBe(attempt);
    home().say({ is: "failed", why: "here-start", detail: "no memory" });
    expect(await asked).toBe("here-start");
    expect([starting.state, home().ended]).toEqual(["failed", true]);
  }
  expect(await host.start("here-1").catch(refusal)).toBe("here-start");
  expect(homes.length).toBe(2);
});

/** What a browser tells of a worker's file that it cannot have: nothing. */
const UNFETCHED = {} as ErrorEvent;

test("without somebody to think, nobody waits for a bot for ever", async () => {
  const { host, home, homes, thinkers, starting } = page();
  const asked = host.start("here-1").catch(refusal);
  await soon();
  home().say({ is: "ready" });
  thinkers[0]?.onerror?.(UNFETCHED);
  expect(await asked).toBe("here-files");
  expect([starting.state, homes[0]?.ended, thinkers[0]?.ended]).toEqual(["failed", true, true]);
  void host.start("here-1").catch(refusal);
  await soon();
  expect([homes.length, thinkers.length]).toEqual([2, 2]);
  // What was given up has nothing to say any more.
  thinkers[0]?.onerror?.(UNFETCHED);
  expect(starting.state).toBe("loading");
});

test("a home that cannot be fetched may be there the next time, one that breaks is tried twice", async () => {
  const { host, home, homes } = page();
  const fail = async (event: ErrorEvent): Promise<unknown> => {
    const asked = host.start("here-1").catch(refusal);
    await soon();
    home().onerror?.(event);
    return asked;
  };
  for (let attempt = 1; attempt <= 4; attempt += 1)
    expect(await fail(UNFETCHED)).toBe("here-files");
  const broken = { message: "no such thing" } as ErrorEvent;
  for (let attempt = 1; attempt <= 2; attempt += 1) expect(await fail(broken)).toBe("here-start");
  expect(await host.start("here-1").catch(refusal)).toBe("here-start");
  expect(homes.length).toBe(6);
});

test("files that are missing may be there the next time", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { host, home, homes } = page();
  for (let attempt = 1; attempt <= 4; attempt += 1) {
    const asked = host.start("here-1").catch(refusal);
    await soon();
    home().say({ is: "failed", why: "here-files", detail: "parts.json" });
    expect(await asked).toBe("here-files");
  }
  expect(homes.length).toBe(4);
});

test("a line is heard and hung up; nobody asks whether it is still there", async () => {
  vi.useFakeTimers();
  const { host, home } = page();
  const heard: unknown[] = [];
  const states: string[] = [];
  const line = host.line(
    "here-1",
    { watch: false, seat: 1 },
    {
      since: () => 4,
      heard: (message) => heard.push(message.type),
      changed: ({ name }) => states.push(name),
    },
  );
  line.open();
  const [, plugged] = home().heard;
  expect(plugged).toEqual({
    do: "plug",
    line: 1,
    path: "tables/here-1/socket?language=en&since=4&seat=1",
  });
  vi.advanceTimersByTime(300_000); // Python may take long to come
  home().say({ is: "told", line: 1, text: '{"type":"hello"}' });
  line.send({ type: "ping" });
  vi.advanceTimersByTime(300_000);
  expect(home().heard.slice(2)).toEqual([{ do: "hear", line: 1, text: '{"type":"ping"}' }]);
  home().say({ is: "hung", line: 1 });
  expect([heard, states]).toEqual([["hello"], ["connecting", "live", "waiting"]]);
  line.close();
  expect(home().heard.length).toBe(3); // it was closed already
  vi.useRealTimers();
});

test("a record in the page is a file of its own", async () => {
  const { host, home } = page();
  const asked = host.record("here-0123456789abcdef");
  await soon();
  home().say({ is: "answer", number: 1, status: 200, text: "{}" });
  const { address, name } = await asked;
  expect([address.slice(0, 5), name]).toEqual(["blob:", "rallybox-here-01234567.json"]);
});

function queue() {
  const sent: [number, string][] = [];
  return { sent, queue: new Queue((number, text) => sent.push([number, text])) };
}

test("the thinker gets one question at a time, the most urgent first", async () => {
  const { sent, queue: thinker } = queue();
  const answers: string[] = [];
  for (const [text, urgent] of [
    ["review", 2],
    ["more", 2],
    ["hint", 1],
    ["bot", 0],
    ["bot2", 0],
  ] as const) {
    void thinker.think(text, urgent).then((answer) => answers.push(`${text}: ${answer}`));
  }
  while (answers.length < 5) {
    const [number] = sent.at(-1) ?? [0];
    thinker.answered(number, "yes");
    await soon();
  }
  expect(sent.map(([, text]) => text)).toEqual(["review", "bot", "bot2", "hint", "more"]);
  expect(answers.length).toBe(5);
});

test("each answer goes to its question, an old one to none", async () => {
  const { sent, queue: thinker } = queue();
  const first = thinker.think("first", 0);
  const second = thinker.think("second", 0);
  thinker.answered(1, "1");
  thinker.answered(1, "an old answer");
  thinker.answered(2, "2");
  expect([await first, await second]).toEqual(["1", "2"]);
  expect(sent.map(([, text]) => text)).toEqual(["first", "second"]);
});

test("Python's files are fetched once, and every byte is counted", async () => {
  files(ALL_FILES);
  const told: [number, number][] = [];
  const fetched = await fetchAll("https://x/python/", (got, all) => told.push([got, all]));
  const all = WASM.length + LIBRARY.length + OURS.length;
  expect(told.at(-1)).toEqual([all, all]);
  expect([fetched.library.byteLength, fetched.ours.byteLength]).toEqual([3, ARCHIVE.length]);
  expect(fetched.libraries.map(([name]) => name)).toEqual(["lib.so"]);
  expect([fetched.version, fetched.memory]).toEqual(["1", null]);
  expect(fetched.wasm).toBeInstanceOf(WebAssembly.Module);
  expect(fetched.script).toBe("https://x/python/pyodide.mjs");
  expect(fetched.machine).toBe("https://x/python/pyodide.asm.mjs");
});

test("code that a service worker is keeping is compiled from what it has kept, and counted once", async () => {
  files(ALL_FILES);
  const fetching = globalThis.fetch;
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    const answer = await fetching(address);
    const first = asked.filter((one) => one === address).length === 1;
    if (first && address.endsWith("wasm")) answer.headers.set("x-coming", "1");
    return answer;
  });
  const told: [number, number][] = [];
  const fetched = await fetchAll("https://x/python/", (got, all) => told.push([got, all]));
  const all = WASM.length + LIBRARY.length + OURS.length;
  expect([fetched.wasm instanceof WebAssembly.Module, told.at(-1)]).toEqual([true, [all, all]]);
  expect(asked.filter((address) => address.endsWith("wasm")).length).toBe(2);
});

test.each([
  ["all", {}],
  ["the list", { "parts.json": "<html>" }],
  ["a file", { "parts.json": JSON.stringify(PARTS), "pyodide.asm.wasm": WASM }],
])("without %s they are missing", async (_, given) => {
  files(given);
  const asked = fetchAll("https://x/python/", () => undefined);
  await expect(asked).rejects.toBeInstanceOf(Missing);
});

/** A file whose connection is lost in the middle. */
const brokenOff = (content: Uint8Array): ReadableStream =>
  new ReadableStream({
    start: (way) => way.enqueue(content.subarray(0, 4)),
    pull: (way) => way.error(new TypeError("network error")),
  });

test.each([
  ["pyodide.asm.wasm", WASM],
  ["python_stdlib-1a2b.pack", LIBRARY],
  ["rallybox-3c4d.pack", OURS],
])("%s that breaks off on its way is missing, too", async (name, content) => {
  files({ ...ALL_FILES, [name]: brokenOff(content) });
  const asked = fetchAll("https://x/python/", () => undefined);
  await expect(asked).rejects.toBeInstanceOf(Missing);
});

/** A browser in which Python's memory of a version is kept. */
function remembering(version: string): void {
  const headers = { "x-layout": "1 2" };
  const match = (address: string): Promise<Response | undefined> =>
    Promise.resolve(address.endsWith(version) ? new Response("abc", { headers }) : undefined);
  vi.stubGlobal("caches", { open: () => Promise.resolve({ match }) });
}

test("where the memory is kept nothing is counted, and nothing read twice", async () => {
  remembering("1");
  files(ALL_FILES);
  const cloned = vi.spyOn(Response.prototype, "clone");
  const told = vi.fn();
  const fetched = await fetchAll("https://x/python/", told);
  expect([told.mock.calls, cloned.mock.calls]).toEqual([[], []]);
  expect(fetched.memory).toEqual({ bytes: new TextEncoder().encode("abc"), layout: [1, 2] });
  expect([fetched.library.byteLength, fetched.ours.byteLength]).toEqual([3, ARCHIVE.length]);
  expect(fetched.wasm).toBeInstanceOf(WebAssembly.Module);
  vi.restoreAllMocks();
  remembering("another");
  expect((await fetchAll("https://x/python/", told)).memory).toBeNull();
  expect(told).toHaveBeenCalled();
});

test("code that breaks off on its way is missing where the memory is kept, too; wrong code is not", async () => {
  remembering("1");
  files({ ...ALL_FILES, "pyodide.asm.wasm": brokenOff(WASM) });
  await expect(fetchAll("https://x/python/", () => undefined)).rejects.toBeInstanceOf(Missing);
  files({ ...ALL_FILES, "pyodide.asm.wasm": "wrong" });
  const wrong = fetchAll("https://x/python/", () => undefined);
  await expect(wrong).rejects.toBeInstanceOf(WebAssembly.CompileError);
});

test("an archive's files are found without unpacking it", () => {
  const found = [...filesIn(ARCHIVE.buffer as ArrayBuffer)];
  expect(found.map(([name]) => name)).toEqual(Object.keys(FILES));
  expect(new TextDecoder().decode(found[0]?.[1])).toBe("hello");
  expect(() => [...filesIn(new ArrayBuffer(40))]).toThrow();
});

test("what Pyodide is told about itself is true", () => {
  const lock = join(import.meta.dirname, "../node_modules/pyodide/pyodide-lock.json");
  const { info } = JSON.parse(readFileSync(lock, "utf-8")) as { info: unknown };
  expect(NOTHING_ELSE.info).toEqual(info);
});
