/** A page without a browser: workers that say what a test lets them say, and files that it gives. */
import { gzipSync } from "node:zlib";
import { vi } from "vitest";
import { Asked } from "../src/net/asked";
import type { Refusal } from "../src/net/host";
import { type Door, Home, type Outside } from "../src/net/inpage/home";
import type { startPython } from "../src/net/inpage/load";
import type { FromHome, FromThinker, ToHome, ToThinker } from "../src/net/inpage/messages";
import { Page, type Place, type Wiring } from "../src/net/inpage/page";
import type { Starting } from "../src/net/inpage/starting.svelte";
import { Thinker } from "../src/net/inpage/thinker";

class Worker implements Place {
  heard: ToHome[] = [];
  ended = false;
  onmessage: Place["onmessage"] = null;
  onerror: Place["onerror"] = null;
  postMessage(message: unknown): void {
    this.heard.push(message as ToHome);
  }
  terminate(): void {
    this.ended = true;
  }
  say(message: FromHome): void {
    this.onmessage?.({ data: message } as MessageEvent<FromHome>);
  }
}

/** So often a browser was asked to keep everything. */
export const lasting = { times: 0 };

export function page(
  known: Readonly<Record<string, string>> = {},
  starting: Starting = { state: "asleep", got: 0, all: 0, why: null, died: false },
) {
  const homes: Worker[] = [];
  const thinkers: Worker[] = [];
  const wiring: Wiring = {
    places: {
      home: () => {
        homes.push(new Worker());
        return homes.at(-1) as Worker;
      },
      thinker: () => {
        thinkers.push(new Worker());
        return thinkers.at(-1) as Worker;
      },
    },
    starting,
    folder: () => "https://games.example/some/where/",
    idle: () => Promise.resolve(),
    last: () => void (lasting.times += 1),
    made: (path) => Promise.resolve(known[path] ?? null),
  };
  const carrier = new Page(wiring);
  const home = (): Worker => homes.at(-1) as Worker;
  return { carrier, host: new Asked(carrier), starting, homes, thinkers, home };
}

export const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
export const refusal = (error: unknown): unknown => (error as Refusal).kind;
export const asks = (home: Worker) => home.heard.filter((one) => one.do === "ask");

export const WASM = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);

export function files(given: Readonly<Record<string, BodyInit>>): void {
  vi.stubGlobal("fetch", (address: string) => {
    const body = given[address.replace("https://x/python/", "")];
    const headers = { "content-type": address.endsWith("wasm") ? "application/wasm" : "" };
    return Promise.resolve(new Response(body ?? null, { status: body ? 200 : 404, headers }));
  });
}
/** An archive as scripts/sites/tree.py makes it: no file in it is packed by itself. */
function archive(given: Readonly<Record<string, string | Uint8Array>>): Uint8Array {
  const heads: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const [path, content] of Object.entries(given)) {
    const [name, data] = [Buffer.from(path), Buffer.from(content)];
    const head = Buffer.alloc(30);
    head.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(data.length, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(at, 42);
    heads.push(head, name, data);
    list.push(entry, name);
    at += head.length + name.length + data.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(list.length / 2, 10);
  end.writeUInt32LE(at, 16);
  return new Uint8Array(Buffer.concat([...heads, ...list, end]));
}
export const FILES = { "a/b.txt": "hello", "lib.so": WASM, "rallybox/rules.so": "never compiled" };
export const ARCHIVE = archive(FILES);
export const [LIBRARY, OURS] = [new Uint8Array(gzipSync("abc")), new Uint8Array(gzipSync(ARCHIVE))];
export const PARTS = {
  version: "1",
  parts: [
    { name: "pyodide.mjs", bytes: 1 },
    { name: "pyodide.asm.mjs", bytes: 1 },
    { name: "pyodide.asm.wasm", bytes: WASM.length },
    { name: "python_stdlib-1a2b.pack", bytes: LIBRARY.length },
    { name: "rallybox-3c4d.pack", bytes: OURS.length },
  ],
};

export const ALL_FILES = {
  "parts.json": JSON.stringify(PARTS),
  "pyodide.asm.wasm": WASM,
  "python_stdlib-1a2b.pack": LIBRARY,
  "rallybox-3c4d.pack": OURS,
};

/** A page whose home and thinker are ours, with files but no Python. */
export function inside(door: Partial<Door>, start: typeof startPython) {
  files(ALL_FILES);
  vi.stubGlobal("BroadcastChannel", EventTarget);
  const here = page();
  const port = { onmessage: null as ((event: { data: FromThinker }) => void) | null };
  const thinker = new Thinker((data) => port.onmessage?.({ data }), start);
  const begun: ToThinker["do"][] = [];
  const postMessage = (message: ToThinker): void => {
    begun.push(message.do);
    thinker.hear(message);
  };
  const line = Object.assign(port, { postMessage });
  let outside: Outside | null = null;
  const home = new Home(
    (message) => here.home().say(message),
    (_, given) => {
      outside = given;
      return Promise.resolve({ door: door as Door, memory: null });
    },
  );
  const begin = { do: "begin", python: "https://x/python/", name: "x" } as const;
  return {
    ...here,
    /** What the thinker was told to do. */
    begun,
    /** What Python asks of us. */
    outside: () => outside as unknown as Outside,
    begin: () => home.hear({ ...begin, thinker: line as unknown as MessagePort }),
    ask: () => home.hear(asks(here.home()).at(-1) as ToHome),
    plug: () => home.hear({ do: "plug", line: 1, path: "" }),
  };
}
