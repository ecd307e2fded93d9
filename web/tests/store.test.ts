/** The files of a build in a browser: what is asked of the network, of the cache, and how often. */
import { createHash } from "node:crypto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Build, type BuiltFile, Store } from "../src/offline/worker-files";

const FOLDER = "https://x/some/";
const CONTENTS: Readonly<Record<string, string>> = { "index.html": "page", "a.wasm": "code" };

class Caches {
  readonly kept = new Map<string, Map<string, Response>>();
  opened = 0;
  looked = 0;

  has = (name: string): Promise<boolean> => Promise.resolve(this.kept.has(name));
  keys = (): Promise<string[]> => Promise.resolve([...this.kept.keys()]);
  delete = (name: string): Promise<boolean> => Promise.resolve(this.kept.delete(name));
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

function build(contents = CONTENTS, version = "1"): Build {
  const files = Object.entries(contents).map(([path, content]) => ({
    path,
    sha256: createHash("sha256").update(content).digest("hex"),
    bytes: content.length,
  }));
  return { version, files, policy: "default-src 'none'" };
}

const store = (contents = CONTENTS): Store => new Store(build(contents), FOLDER, "x ");

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

test("what is handed out has the policy, on its way and when it is kept", async () => {
  const one = store();
  const policy = "content-security-policy";
  for (const file of one.build.files) {
    const [passing, kept] = [await one.get(file), await one.get(file)];
    expect([passing.headers.get(policy), passing.headers.get("content-type")]).toEqual([
      "default-src 'none'",
      file.path.endsWith("wasm") ? "application/wasm" : "text/html",
    ]);
    expect(await passing.text()).toBe(CONTENTS[file.path]);
    expect(kept.headers.get(policy)).toBe("default-src 'none'");
  }
  await one.fill();
  const later = new Store({ ...build(CONTENTS, "2"), policy: "default-src 'self'" }, FOLDER, "x ");
  await later.fill();
  expect((await later.kept("a.wasm"))?.headers.get(policy)).toBe("default-src 'self'");
});

/** The worker of a build, as it is installed and begins to look after pages. */
async function installed(version: string): Promise<{ waits: boolean }> {
  vi.resetModules();
  const listeners = new Map<string, (event: { waitUntil(work: Promise<void>): void }) => void>();
  let waits = true;
  vi.stubGlobal("self", {
    registration: { scope: FOLDER },
    clients: { claim: () => Promise.resolve() },
    skipWaiting: () => Promise.resolve((waits = false)),
    addEventListener: (type: string, listener: never) => listeners.set(type, listener),
  });
  const { parse } = JSON;
  const reading = vi.spyOn(JSON, "parse").mockImplementation((text: string) => {
    return text === "%SITE%" ? build(CONTENTS, version) : (parse(text) as unknown);
  });
  await import("../src/offline/worker-site");
  reading.mockRestore();
  const happen = (type: string): Promise<void> =>
    new Promise((waitUntil) => listeners.get(type)?.({ waitUntil }));
  await happen("install");
  if (!waits) await happen("activate");
  return { waits };
}

const NAME = `rallybox ${new URL(FOLDER).pathname} `;
const kept = (): string[] => [...caches.kept.keys()].sort();

test("a build waits for one that is here whole, and not for parts of one", async () => {
  expect(await installed("1")).toEqual({ waits: false });
  // The first visit is broken off: only some files have come. Then the host is renewed.
  const first = new Store(build(), FOLDER, NAME);
  await first.get(first.build.files[0] as BuiltFile);
  await vi.waitFor(() => expect(kept()).toEqual([`${NAME}1`]));
  expect(await installed("2")).toEqual({ waits: false });
  expect(kept()).toEqual([]); // nobody gets the old Python under the new page
  await new Store(build(CONTENTS, "2"), FOLDER, NAME).fill();
  expect(await installed("3")).toEqual({ waits: true });
  expect(kept()).toEqual([`${NAME}2`, `${NAME}3`]);
});
