/** A real server of our own: on a free port, with a database of its own, ended again. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");
const STATIC = join(ROOT, "src/rallybox/server/static/index.html");

export interface TestServer {
  readonly base: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** While it is stopped: nothing is left of its tables. */
  forget(): void;
  /** While it is stopped: changes what it kept, by a statement of SQL. */
  change(statement: string): void;
  /** Stops it and removes what it kept. */
  end(): Promise<void>;
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });

/**
 * Below those that a system hands out by itself: whoever connects somewhere while a server is stopped
 * must not get its port. And each worker has its own: two that look at once would find the same.
 */
const PORTS = { first: 20_000 + 1_000 * Number(process.env["VITEST_POOL_ID"] ?? 0), count: 1_000 };
let tried = Math.floor(Math.random() * PORTS.count);

export async function freePort(): Promise<number> {
  for (let i = 0; i < PORTS.count; i++) {
    const port = PORTS.first + (tried++ % PORTS.count);
    if (await isFree(port)) return port;
  }
  throw new Error("no port");
}

/** As patient as a page that waits for something (`SLOW` in house.ts). */
const PATIENCE = 180_000;

/** The environment for another Rallybox than this checkout's, which may be on Python's path. */
export const WITHOUT_OURS: NodeJS.ProcessEnv = { ...process.env, PYTHONPATH: undefined };

/** `rallybox`: another one than this checkout's. */
export async function startServer(
  ...given: readonly (string | { readonly rallybox: string })[]
): Promise<TestServer> {
  const options = given.filter((one) => typeof one === "string");
  const program = given.find((one) => typeof one !== "string")?.rallybox;
  if (!existsSync(STATIC)) throw new Error("the client has not been built: make web");
  const folder = mkdtempSync(join(tmpdir(), "rallybox-"));
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const database = join(folder, "tables.db");
  let running: ChildProcess | null = null;

  async function start(): Promise<void> {
    const arguments_ = ["serve", "--no-browser", "--port", String(port), "--database", database];
    running = spawn(
      program ?? join(ROOT, ".venv/bin/rallybox"),
      [...arguments_, "--workers", "1", ...options],
      { stdio: ["ignore", "ignore", "inherit"], ...(program && { env: WITHOUT_OURS }) },
    );
    for (const end = Date.now() + PATIENCE; Date.now() < end && running.exitCode === null;) {
      const well = await fetch(`${base}/health`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (well) return;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    throw new Error("the server does not come up");
  }

  async function stop(): Promise<void> {
    const process = running;
    if (!process) return;
    const ended = new Promise((resolve) => process.once("exit", resolve));
    process.kill("SIGTERM");
    await ended;
    running = null;
  }

  await start();
  return {
    base,
    start,
    stop,
    forget() {
      for (const file of readdirSync(folder)) rmSync(join(folder, file), { recursive: true });
    },
    change(statement) {
      const script =
        "import sqlite3, sys; d = sqlite3.connect(sys.argv[1]); d.execute(sys.argv[2]); d.commit()";
      execFileSync(join(ROOT, ".venv/bin/python"), ["-c", script, database, statement]);
    },
    async end() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
