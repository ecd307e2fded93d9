/**
 * Pyodide's machine, with our files and libraries in it before Python begins.
 *
 * That is what makes its memory something to be kept (`memory.ts`). Of a library (`.so`) only the data is
 * memory; its code and its place in the table of functions are the browser's. So libraries are loaded first
 * thing, always in the same order: whenever a memory is taken up, they lie where they lay.
 */
import { filesIn } from "./archive";
import type { Fetched, Layout } from "./fetched";

/** What of the machine is used here. */
export interface Machine {
  readonly FS: {
    mkdirTree(path: string): void;
    writeFile(path: string, content: Uint8Array, options: { canOwn: boolean }): void;
    readFile(path: string, options: unknown): unknown;
  };
  readonly HEAP8: Int8Array;
  readonly wasmTable: WebAssembly.Table;
  growMemory(bytes: number): unknown;
  _malloc(bytes: number): number;
  loadDynamicLibrary(path: string, options: object, scope: object): unknown;
  onRuntimeInitialized?: () => void;
}

const PACKAGES = "/lib/python3.14/site-packages/";

/**
 * Libraries whose code is called again and again. The others belong to one module each, and only hand it
 * out of the library of our rules: whoever has loaded the module never needs them again.
 */
export const lasts = (name: string): boolean =>
  name.endsWith(".so") && !name.startsWith("rallybox/");

function layFiles({ FS }: Machine, archive: ArrayBuffer): void {
  let folder = "";
  for (const [name, content] of filesIn(archive)) {
    const path = PACKAGES + name;
    const above = path.slice(0, path.lastIndexOf("/"));
    if (above !== folder) FS.mkdirTree((folder = above));
    FS.writeFile(path, content, { canOwn: true });
  }
}

/** They are compiled already, so what is read are not bytes. */
function layLibraries(machine: Machine, libraries: Fetched["libraries"]): void {
  const read = machine.FS.readFile;
  try {
    for (const [name, library] of libraries) {
      machine.FS.readFile = () => library;
      machine.loadDynamicLibrary(PACKAGES + name, { global: false, nodelete: true }, {});
    }
  } finally {
    machine.FS.readFile = read;
  }
}

type Create = (settings: Machine) => Promise<Machine>;

/** A machine with all that was fetched; `room`: for a memory of so many bytes. */
export const prepared =
  (create: Create, fetched: Fetched, room: number, laid: (layout: Layout) => void): Create =>
  (settings) => {
    // What is given to it becomes the machine itself.
    settings.onRuntimeInitialized = () => {
      layFiles(settings, fetched.ours);
      layLibraries(settings, fetched.libraries);
      laid([settings.wasmTable.length, settings._malloc(16)]);
      if (settings.HEAP8.length < room) settings.growMemory(room);
    };
    return create(settings);
  };
