/** All of Python, as the home fetches it and the thinker gets it. */

/** Where libraries lie: the next place in the table of functions, and the next in the memory. */
export type Layout = readonly [table: number, memory: number];

/** Python's memory, as it is kept (`memory.ts`). */
export interface Memory {
  readonly bytes: Uint8Array;
  /** It fits a machine only whose libraries lie as they did. */
  readonly layout: Layout;
}

/** All of Python, on this device. */
export interface Fetched {
  readonly python: string;
  readonly wasm: WebAssembly.Module;
  readonly library: ArrayBuffer;
  readonly ours: ArrayBuffer;
  /** Of what is in there: compiled code that lasts, in the order in which it is loaded. */
  readonly libraries: readonly (readonly [name: string, code: WebAssembly.Module])[];
  /** Changes with every file. */
  readonly version: string;
  /** Python's memory with everything loaded, if it was kept. */
  readonly memory: Memory | null;
  /** The addresses of Pyodide's own scripts. */
  readonly script: string;
  readonly machine: string;
}
