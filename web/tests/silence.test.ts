/** A server that says nothing at all: where the page is kept, it is away after a few seconds. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Refusal } from "../src/net/host";
import { Http, KEPT } from "../src/net/http";
import * as files from "../src/offline/worker-files";

const URL_OF = "https://rally.example";
const kept = new Map<string, Response>();
let answer: (() => Response) | null;
let asked: number;
let givenUp: boolean;

/** Says what the test says, or nothing until it is given up. */
function fetching(_: unknown, { signal }: RequestInit = {}): Promise<Response> {
  asked += 1;
  signal?.addEventListener("abort", () => (givenUp = true));
  if (answer) return Promise.resolve(answer());
  return new Promise((_, refuse) =>
    signal?.addEventListener("abort", () => refuse(new DOMException("", "AbortError"))),
  );
}

beforeEach(() => {
  [answer, asked, givenUp] = [null, 0, false];
  kept.clear();
  vi.useFakeTimers();
  vi.stubGlobal("fetch", fetching);
  vi.stubGlobal("caches", {
    keys: () => Promise.resolve(kept.size ? [`${files.KEPT}1`] : []),
    open: () => Promise.resolve({ match: (path: string) => Promise.resolve(kept.get(path)) }),
    match: () => Promise.resolve(new Response("the offline page")),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** What becomes of it; null as long as nothing has. */
function watched<T>(promise: Promise<T>): { end: unknown } {
  const watch: { end: unknown } = { end: null };
  promise.then(
    (value) => (watch.end = value),
    (error: unknown) => (watch.end = (error as Refusal).kind),
  );
  return watch;
}

test("a page knows what its worker calls what is kept", () => expect(KEPT).toBe(files.KEPT));

test("where the page is kept, a server that says nothing is away; and sooner the next time", async () => {
  kept.set("/index.html", new Response("client"));
  const http = new Http();
  const me = watched(http.ask("GET", "me", undefined, "en"));
  await vi.advanceTimersByTimeAsync(3_900);
  expect(me.end).toBeNull();
  await vi.advanceTimersByTimeAsync(200);
  expect(me.end).toBe("offline");
  const again = watched(http.ask("GET", "me", undefined, "en"));
  await vi.advanceTimersByTimeAsync(1_600);
  expect(again.end).toBe("offline");
  const make = watched(http.ask("POST", "tables", {}, "en"));
  await vi.advanceTimersByTimeAsync(1_600);
  expect(make.end).toBeNull(); // what changes something may take longer
  await vi.advanceTimersByTimeAsync(1_600);
  expect(make.end).toBe("offline");
  // Once it answers, it is trusted as before.
  answer = () => new Response("{}");
  expect(await http.ask("GET", "me", undefined, "en")).toEqual({ status: 200, text: "{}" });
  answer = null;
  const then = watched(http.ask("GET", "me", undefined, "en"));
  await vi.advanceTimersByTimeAsync(3_900);
  expect(then.end).toBeNull();
});

test("where nothing is kept, a slow server is waited for", async () => {
  const me = watched(new Http().ask("GET", "me", undefined, "en"));
  await vi.advanceTimersByTimeAsync(600_000);
  expect([me.end, asked]).toEqual([null, 1]);
});

type Asked = (event: { request: object; respondWith: (answer: Promise<Response>) => void }) => void;

/** The service worker, and what it answers. */
async function worker(): Promise<(path: string, mode?: string) => Promise<Response>> {
  vi.resetModules();
  const listeners = new Map<string, unknown>();
  const addEventListener = (type: string, listener: unknown): unknown =>
    listeners.set(type, listener);
  vi.stubGlobal("self", { addEventListener });
  vi.stubGlobal("location", { origin: URL_OF });
  const { parse } = JSON;
  const filled = { name: "offline-1", page: "/offline.html", needs: [] };
  vi.spyOn(JSON, "parse").mockImplementation((text: string) =>
    text === "%OFFLINE%" ? filled : (parse(text) as unknown),
  );
  await import("../src/offline/worker");
  return (path, mode = "cors") =>
    new Promise((respondWith) =>
      (listeners.get("fetch") as Asked)({
        request: { method: "GET", url: URL_OF + path, mode },
        respondWith: (answer) => respondWith(answer),
      }),
    );
}

const texts = async (promise: Promise<Response>): Promise<string> => (await promise).text();

test("a worker that has everything answers for a silent server", async () => {
  kept.set("/index.html", new Response("client"));
  kept.set("/python/parts.json", new Response("parts"));
  const ask = await worker();
  const page = watched(texts(ask("/", "navigate")));
  await vi.advanceTimersByTimeAsync(3_900);
  expect(page.end).toBeNull();
  await vi.advanceTimersByTimeAsync(200);
  expect(page.end).toBe("client");
  const parts = watched(texts(ask("/python/parts.json")));
  await vi.advanceTimersByTimeAsync(1_100);
  expect(parts.end).toBe("parts");
});

test("a worker that has nothing waits for the server", async () => {
  const ask = await worker();
  const page = watched(texts(ask("/", "navigate")));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(page.end).toBeNull();
});

test("a worker that has everything prefers what the server says", async () => {
  kept.set("/index.html", new Response("client"));
  answer = () => new Response("newer");
  const ask = await worker();
  expect(await texts(ask("/", "navigate"))).toBe("newer");
  answer = () => new Response("", { status: 502 });
  expect(await texts(ask("/", "navigate"))).toBe("client");
});

test("who has begun to speak may take long", async () => {
  kept.set("/index.html", new Response("client"));
  let say: (text: string) => void = () => undefined;
  const text = (): Promise<string> => new Promise((resolve) => (say = resolve));
  answer = () => ({ status: 200, text }) as unknown as Response;
  const review = watched(new Http().ask("GET", "tables/1/review", undefined, "en"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(givenUp).toBe(false);
  say("{}");
  await vi.advanceTimersByTimeAsync(0);
  expect(review.end).toEqual({ status: 200, text: "{}" });
});
