/**
 * node answers.mjs PYTHON TO: starts Python from the very files of the site and writes its answers that
 * never change. If anything is missing in those files, this fails.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";

const [, , folder, to] = process.argv;
const { parts } = JSON.parse(readFileSync(join(folder, "parts.json"), "utf8"));
// Outside a browser, Pyodide finds its files by their names only.
const plain = mkdtempSync(join(tmpdir(), "python-"));
for (const { name } of parts) {
  const packed = name.endsWith(".pack");
  const content = readFileSync(join(folder, name));
  const there = name.replace(/-[0-9a-f]{8}(?=\.)/, "").replace(/pack$/, "zip");
  writeFileSync(join(plain, there), packed ? gunzipSync(content) : content);
}
const { loadPyodide } = await import(pathToFileURL(join(plain, "pyodide.mjs")).href);
const info = { arch: "wasm32", platform: "", version: "", python: "3.14", abi_version: "2026_0" };
const python = await loadPyodide({ indexURL: `${plain}/`, lockFileContents: { info, packages: {} } });
const ours = new Uint8Array(readFileSync(join(plain, "rallybox.zip")));
python.unpackArchive(ours, "zip", { extractDir: "/lib/python3.14/site-packages" });
python.runPython(readFileSync(new URL("./making.py", import.meta.url), "utf8"));
if (python.globals.get("load_all")() < 100) throw new Error("rooms are missing");
const answers = JSON.parse(python.globals.get("answers")());
for (const [path, text] of Object.entries(answers)) {
  const file = join(to, `${path}.json`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
rmSync(plain, { recursive: true });
