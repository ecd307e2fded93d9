/**
 * node python.mjs PYODIDE PATH PROGRAM [ARGUMENT...]: runs a program with the Python of a page, as
 * `PYTHONPATH=PATH python PROGRAM` would; the folders of the path and the program's must exist.
 */
import { readSync } from "node:fs";
import { dirname, delimiter, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [, , pyodide, path, program, ...rest] = process.argv;
const { loadPyodide } = await import(pathToFileURL(resolve(pyodide)).href);
const python = await loadPyodide({ env: { HOME: "/", PYTHONDONTWRITEBYTECODE: "1" } });

/** One line; the reader waits for it, since nothing else happens here. */
function line() {
  const byte = new Uint8Array(1);
  const bytes = [];
  while (readSync(0, byte, 0, 1, null) === 1) {
    bytes.push(byte[0]);
    if (byte[0] === 10) break;
  }
  return bytes.length > 0 ? new TextDecoder().decode(new Uint8Array(bytes)) : null;
}
python.setStdin({ stdin: line });

const folders = [dirname(resolve(program)), ...path.split(delimiter)].map((folder) => resolve(folder));
/** A folder in another one comes with it. */
const outer = [...new Set(folders)].filter(
  (folder) => !folders.some((other) => folder.startsWith(`${other}/`)),
);
python.globals.set("told", python.toPy({ folders, program: resolve(program), rest }));
try {
  for (const folder of outer) {
    python.FS.mkdirTree(folder);
    python.mountNodeFS(folder, folder);
  }
  python.runPython(`
import runpy, sys
sys.path[:0] = told["folders"]
sys.argv[:] = [told["program"], *told["rest"]]
runpy.run_path(told["program"], run_name="__main__")
`);
} catch (error) {
  // Node would print the whole of Pyodide, which is one line.
  console.error(error.message);
  process.exitCode = 1;
}
