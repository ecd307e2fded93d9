/**
 * Python, from the files of this page and nobody else's.
 *
 * They are fetched once, by the home, which counts the bytes; the thinker gets them from there, with
 * the WebAssembly compiled already. Pyodide has no way to be given files, so while it starts, its
 * `fetch` is answered with them.
 */

/** What of Pyodide is used here. */
export interface Python {
  pyimport(name: string): unknown;
  unpackArchive(archive: ArrayBuffer, format: "zip", options: { extractDir: string }): void;
  FS: { readonly analyzePath: (path: string) => { exists: boolean } };
  runPython(code: string): unknown;
}

interface PyodideModule {
  loadPyodide(options: Record<string, unknown>): Promise<Python>;
}

/** All of Python, on this device. */
export interface Fetched {
  readonly python: string;
  readonly wasm: WebAssembly.Module;
  readonly library: ArrayBuffer;
  readonly ours: ArrayBuffer;
  /** The addresses of Pyodide's own scripts. */
  readonly script: string;
  readonly machine: string;
}

interface Part {
  readonly name: string;
  readonly bytes: number;
}

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

const compile = async (answer: Response): Promise<WebAssembly.Module> =>
  // Not every simple host knows what such a file is called.
  answer.headers.get("content-type")?.startsWith("application/wasm")
    ? WebAssembly.compileStreaming(answer)
    : WebAssembly.compile(await answer.arrayBuffer());

/** Fetches everything; `tell` hears how much is there, in bytes. */
export async function fetchAll(
  python: string,
  tell: (got: number, all: number) => void,
): Promise<Fetched> {
  const list = await get(`${python}parts.json`);
  const { parts } = (await list.json().catch(() => ({ parts: [] }))) as { parts: readonly Part[] };
  const wasm = partOf(parts, /^pyodide\.asm.*\.wasm$/);
  const library = partOf(parts, /^python_stdlib.*\.pack$/);
  const ours = partOf(parts, /^rallybox.*\.pack$/);
  const fetched = [wasm, library, ours];
  const all = fetched.reduce((sum, { bytes }) => sum + bytes, 0);
  let got = 0;
  const load = async ({ name }: Part): Promise<Response> =>
    counted(await get(python + name), (bytes) => tell((got += bytes), all));
  /** Archives, which come packed as a whole. */
  const buffer = async (part: Part): Promise<ArrayBuffer> => {
    const answer = await load(part);
    const loose = answer.body?.pipeThrough(new DecompressionStream("gzip")) ?? null;
    return new Response(loose).arrayBuffer().catch(() => {
      throw new Missing(part.name);
    });
  };
  const [module, ...buffers] = await Promise.all([
    load(wasm).then(compile),
    buffer(library),
    buffer(ours),
  ]);
  return {
    python,
    wasm: module,
    library: buffers[0],
    ours: buffers[1],
    script: python + partOf(parts, /^pyodide(?!\.asm).*\.mjs$/).name,
    machine: python + partOf(parts, /^pyodide\.asm.*\.mjs$/).name,
  };
}

/** While `work` goes on, what Pyodide asks for is answered from what we have. */
async function handing<T>(fetched: Fetched, work: () => Promise<T>): Promise<T> {
  const [fetching, streaming] = [globalThis.fetch, WebAssembly.instantiateStreaming];
  globalThis.fetch = (asked) => {
    const stdlib = /stdlib/.test(asked instanceof Request ? asked.url : String(asked));
    return Promise.resolve(new Response(stdlib ? fetched.library : null));
  };
  WebAssembly.instantiateStreaming = async (_, imports) => ({
    module: fetched.wasm,
    instance: await WebAssembly.instantiate(fetched.wasm, imports),
  });
  try {
    return await work();
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

/** Starts Python with our packages in it. */
export async function startPython(fetched: Fetched): Promise<Python> {
  const [script, machine] = await Promise.all([load(fetched.script), load(fetched.machine)]);
  const python = await handing(fetched, () =>
    (script as PyodideModule).loadPyodide({
      indexURL: fetched.python,
      stdLibURL: `${fetched.python}python_stdlib.zip`,
      createPyodideModule: (machine as { default: unknown }).default,
      lockFileContents: NOTHING_ELSE,
      packageBaseUrl: fetched.python,
      checkAPIVersion: true,
    }),
  );
  python.unpackArchive(fetched.ours, "zip", { extractDir: PACKAGES });
  return python;
}

const PACKAGES = "/lib/python3.14/site-packages";
