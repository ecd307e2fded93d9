/**
 * Python, from the files of this page and nobody else's.
 *
 * They are fetched once, by the home, which counts the bytes (unless it has been here before, and will be
 * there in a moment); the thinker gets them from there, with
 * the WebAssembly compiled already. Pyodide has no way to be given files, so while it starts, its
 * `fetch` is answered with them.
 */
import { filesIn } from "./archive";
import type { Fetched, Layout, Memory } from "./fetched";
import { lasts, type Machine, prepared } from "./machine";
import { findMemory, forgetMemory, readMemory } from "./memory";

/** What of Pyodide is used here. */
export interface Python {
  pyimport(name: string): unknown;
  makeMemorySnapshot(): Uint8Array;
  readonly loadedPackages: Record<string, string>;
}

interface PyodideModule {
  loadPyodide(options: Record<string, unknown>): Promise<Python>;
}

interface Part {
  readonly name: string;
  readonly bytes: number;
}

interface PartList {
  readonly version: string;
  readonly parts: readonly Part[];
}
const NO_PARTS: PartList = { version: "", parts: [] };

/** The files could not be had; there may be a network later. */
export class Missing extends Error {}

async function get(address: string): Promise<Response> {
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) throw new Missing(address);
  return answer;
}

/** The same answer, with every byte counted on its way. */
function counted(answer: Response, count: (bytes: number) => void): Response {
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, out) {
      count(chunk.byteLength);
      out.enqueue(chunk);
    },
  });
  return new Response(answer.body?.pipeThrough(counter) ?? null, {
    headers: { "content-type": answer.headers.get("content-type") ?? "" },
  });
}

function partOf(parts: readonly Part[], named: RegExp): Part {
  const part = parts.find(({ name }) => named.test(name));
  if (!part) throw new Missing(String(named));
  return part;
}

/** As it comes, and from the browser itself: only so does it keep what it has made of it. */
const compile = async (answer: Response): Promise<WebAssembly.Module> =>
  // Not every simple host knows what such a file is called.
  answer.headers.get("content-type")?.startsWith("application/wasm")
    ? WebAssembly.compileStreaming(answer)
    : WebAssembly.compile(await answer.arrayBuffer());

/** What breaks off on the way is missing, not wrong: it may come the next time. */
function notWhole(name: string, error: unknown): never {
  throw error instanceof WebAssembly.CompileError ? error : new Missing(name);
}

/** Fetches everything; `tell` hears how much is there, in bytes. */
export async function fetchAll(
  python: string,
  tell: (got: number, all: number) => void,
): Promise<Fetched> {
  const list = await get(`${python}parts.json`);
  const { version, parts } = (await list.json().catch(() => NO_PARTS)) as PartList;
  const wasm = partOf(parts, /^pyodide\.asm.*\.wasm$/);
  const library = partOf(parts, /^python_stdlib.*\.pack$/);
  const ours = partOf(parts, /^rallybox.*\.pack$/);
  const fetched = [wasm, library, ours];
  const all = fetched.reduce((sum, { bytes }) => sum + bytes, 0);
  let got = 0;
  const memory = findMemory(python, version);
  const count = (bytes: number): void => tell((got += bytes), all);
  const come = async ({ name }: Part): Promise<Response> => {
    const answer = await get(python + name);
    return (await memory) ? answer : counted(answer, count);
  };
  /** Archives, which come packed as a whole. */
  const buffer = async (part: Part): Promise<ArrayBuffer> => {
    const answer = await come(part);
    const loose = answer.body?.pipeThrough(new DecompressionStream("gzip")) ?? null;
    return new Response(loose).arrayBuffer().catch(() => {
      throw new Missing(part.name);
    });
  };
  const machine = async ({ name }: Part): Promise<WebAssembly.Module> => {
    const answer = await get(python + name);
    // Of what a service worker is just keeping, the browser keeps nothing; of what it has kept, it does.
    const again = answer.headers.has("x-coming");
    if (!again && (await memory)) return compile(answer).catch((error) => notWhole(name, error));
    const copy = counted(again ? answer : answer.clone(), count);
    const module = again ? null : compile(answer);
    module?.catch(() => undefined); // whoever waits for it below hears of it
    await copy.body?.pipeTo(new WritableStream()).catch((error) => notWhole(name, error));
    return module ?? compile(await get(python + name));
  };
  const script = python + partOf(parts, /^pyodide(?!\.asm).*\.mjs$/).name;
  const machineScript = python + partOf(parts, /^pyodide\.asm.*\.mjs$/).name;
  // They are read meanwhile; whoever needs them hears why they are not there.
  for (const address of [script, machineScript]) load(address).catch(() => undefined);
  const unpacked = buffer(ours);
  const [module, libraryThere, oursThere, libraries, kept] = await Promise.all([
    machine(wasm),
    buffer(library),
    unpacked,
    unpacked.then(compileLibraries),
    memory.then(readMemory),
  ]);
  return {
    python,
    version,
    memory: kept,
    wasm: module,
    library: libraryThere,
    ours: oursThere,
    libraries,
    script,
    machine: machineScript,
  };
}

const compileLibraries = (archive: ArrayBuffer): Promise<Fetched["libraries"]> =>
  Promise.all(
    [...filesIn(archive)]
      .filter(([name]) => lasts(name))
      .map(async ([name, code]) => [name, await WebAssembly.compile(code.slice())] as const),
  );

/** While `work` goes on, what Pyodide asks for is answered from what we have. */
async function handing<T>(fetched: Fetched, work: () => Promise<T>): Promise<T> {
  const [fetching, streaming] = [globalThis.fetch, WebAssembly.instantiateStreaming];
  globalThis.fetch = (asked) => {
    const stdlib = /stdlib/.test(asked instanceof Request ? asked.url : String(asked));
    return Promise.resolve(new Response(stdlib ? fetched.library : null));
  };
  let broken: (error: unknown) => void = () => undefined;
  const broke = new Promise<never>((_, reject) => (broken = reject));
  WebAssembly.instantiateStreaming = async (_, imports) => {
    try {
      const instance = await WebAssembly.instantiate(fetched.wasm, imports);
      return { module: fetched.wasm, instance };
    } catch (error) {
      broken(error); // Pyodide only notes it, and then waits for ever
      throw error;
    }
  };
  try {
    return await Promise.race([work(), broke]);
  } finally {
    globalThis.fetch = fetching;
    WebAssembly.instantiateStreaming = streaming;
  }
}

/** Nothing is ever installed later: the list of what could be is empty. (A test compares its head.) */
export const NOTHING_ELSE = {
  info: {
    abi_version: "2026_0",
    arch: "wasm32",
    platform: "emscripten_5_0_3",
    python: "3.14.2",
  },
  packages: {},
};

const load = (address: string): Promise<unknown> =>
  import(/* @vite-ignore */ address).catch(() => {
    throw new Missing(address);
  });

async function start(fetched: Fetched, options: object, settled: Settled): Promise<Python> {
  const [script, machine] = await Promise.all([load(fetched.script), load(fetched.machine)]);
  const create = (machine as { default: (settings: Machine) => Promise<Machine> }).default;
  return handing(fetched, () =>
    (script as PyodideModule).loadPyodide({
      indexURL: fetched.python,
      stdLibURL: `${fetched.python}python_stdlib.zip`,
      createPyodideModule: prepared(create, fetched, settled.room, settled.laid),
      lockFileContents: NOTHING_ELSE,
      packageBaseUrl: fetched.python,
      checkAPIVersion: true,
      ...options,
    }),
  );
}

interface Settled {
  readonly room: number;
  readonly laid: (layout: Layout) => void;
}

/** Goes on with a memory that was kept; throws if it does not fit. */
export async function resume(fetched: Fetched, { bytes, layout }: Memory): Promise<Python> {
  const laid = (now: Layout): void => {
    if (now.join() !== layout.join()) throw new Error(`laid at ${now}, not at ${layout}`);
  };
  const python = await start(fetched, { _loadSnapshot: bytes }, { room: bytes.length, laid });
  // Chance must not be what it was the last time; what is secret comes from the browser anyway.
  (python.pyimport("random") as { seed(): void }).seed();
  return python;
}

/** From the beginning, with everything of ours loaded and done once; and the memory that it has then. */
export async function begin(fetched: Fetched): Promise<{ python: Python; memory: Memory | null }> {
  let layout: Layout = [0, 0];
  const laid = (now: Layout): void => void (layout = now);
  const python = await start(fetched, { _makeSnapshot: true }, { room: 0, laid });
  for (const room of ROOMS) python.pyimport(room);
  (python.pyimport("rallybox.page.rehearsal") as { rehearse(): void }).rehearse();
  // Pyodide notes what it takes for packages; a memory is kept only if there are none.
  for (const name of Object.keys(python.loadedPackages)) {
    Reflect.deleteProperty(python.loadedPackages, name);
  }
  try {
    return { python, memory: { bytes: python.makeMemorySnapshot(), layout } };
  } catch (error) {
    console.warn(error);
    return { python, memory: null };
  }
}

/** What the home and the thinker call; both have all of it. */
const ROOMS = ["rallybox.page.door", "rallybox.page.thinker"];

/** Python with our packages in it; and its memory, if that was not kept yet. */
export async function startPython(
  fetched: Fetched,
): Promise<{ python: Python; memory: Memory | null }> {
  if (!fetched.memory) return begin(fetched);
  try {
    return { python: await resume(fetched, fetched.memory), memory: null };
  } catch (error) {
    console.warn(error);
    await forgetMemory(fetched.python);
    return begin(fetched);
  }
}
