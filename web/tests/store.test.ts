/** The files of a build in a browser: what is asked of the network, of the cache, and how often. */
import { createHash } from "node:crypto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Build, Store } from "../src/offline/worker-files";

const FOLDER = "https://x/some/";
const CONTENTS: Readonly<Record<string, string>> = { "index.html": "page", "a.wasm": "code" };

class Caches {
  readonly kept = new Map<string, Map<string, Response>>();
  opened = 0;
  looked = 0;

  has = (name: string): Promise<boolean> => Promise.resolve(this.kept.has(name));
  keys = (): Promise<string[]> => Promise.resolve([...this.kept.keys()]);
  open = (name: string): Promise<unknown> => {
    this.opened += 1;
    const found = this.kept.get(name) ?? new Map<string, Response>();
    this.kept.set(name, found);
    const match = (address: string): Promise<Response | undefined> => {
      this.looked += 1;
      return Promise.resolve(found.get(address)?.clone());
    };
    const put = (address: string, answer: Response): Promise<void> => {
      found.set(address, answer);
      return Promise.resolve();
    };
    return Promise.resolve({ match, put });
  };
}

let caches: Caches;
let asked: string[];

function store(contents = CONTENTS): Store {
  const files = Object.entries(contents).map(([path, content]) => ({
    path,
    sha256: createHash("sha256").update(content).digest("hex"),
    bytes: content.length,
  }));
  const build: Build = { version: "1", files };
  return new Store(build, FOLDER, "x ");
}

beforeEach(() => {
  [caches, asked] = [new Caches(), []];
  vi.stubGlobal("caches", caches);
  vi.stubGlobal("fetch", (address: string) => {
    const path = address.replace(FOLDER, "");
    asked.push(path);
    const headers = { "content-type": path.endsWith("wasm") ? "application/wasm" : "text/html" };
    return Promise.resolve(new Response(CONTENTS[path] ?? null, { headers }));
  });
});
afterEach(() => vi.unstubAllGlobals());

test("a build that is complete is not looked for file by file", async () => {
  await store().fill();
  expect(asked.sort()).toEqual(Object.keys(CONTENTS).sort());
  [caches.looked, caches.opened] = [0, 0];
  const told: number[] = [];
  const again = store();
  await again.fill((bytes) => told.push(bytes));
  await again.kept("index.html");
  expect([caches.looked, caches.opened, told]).toEqual([2, 1, [8]]);
});

test("a build that was cleared away is fetched again", async () => {
  const one = store();
  await one.fill();
  caches.kept.clear();
  await one.fill();
  expect(await one.complete()).toBe(true);
  expect(await (await one.kept("index.html"))?.text()).toBe("page");
});

test("code that is on its way is watched, and then answered as it is kept", async () => {
  const one = store();
  const file = one.find(`${FOLDER}a.wasm`);
  if (!file) throw new Error("not found");
  const first = await one.get(file);
  expect([first.headers.get("x-coming"), await first.text()]).toEqual(["1", "code"]);
  const second = await one.get(file);
  expect([second.headers.has("x-coming"), await second.text()]).toEqual([false, "code"]);
  expect(second.headers.get("content-type")).toBe("application/wasm");
  expect(asked).toEqual(["a.wasm"]);
});

test("code of another build is handed on, and not kept", async () => {
  const one = store({ "a.wasm": "other" });
  const file = one.find(`${FOLDER}a.wasm`);
  if (!file) throw new Error("not found");
  expect(await (await one.get(file)).text()).toBe("code");
  await one.get(file).catch(() => undefined);
  expect(await one.kept("a.wasm")).toBeUndefined();
});
