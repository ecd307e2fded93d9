/**
 * node compile.mjs PYODIDE FOLDER...: every `.py` becomes a `.pyc` in its place, made by that very Python.
 * Docstrings stay out: they are a third of it, and nobody in a page reads them.
 */
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [, , pyodide, ...folders] = process.argv;
const { loadPyodide } = await import(pathToFileURL(pyodide).href);
// A traceback names the line, and does not underline a part of it; that would be a quarter of it all.
const python = await loadPyodide({ env: { HOME: "/", PYTHONNODEBUGRANGES: "1" } });
python.runPython(readFileSync(new URL("./compiling.py", import.meta.url), "utf8"));
folders.forEach((folder, number) => {
  const at = `/folder${number}`;
  python.FS.mkdirTree(at);
  python.mountNodeFS(at, folder);
  python.globals.get("compile_all")(at);
});
