/** Runs bench/main.ts: node bench/run.mjs [--only size,moves,smooth,site] [--markdown FILE] … */
import { join } from "node:path";
import { runnerImport } from "vite";

const { module } = await runnerImport(join(import.meta.dirname, "main.ts"));
process.exitCode = await module.main(process.argv.slice(2));
