/** A server of our own for trying things out: started on a free port, ended again. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

export async function startServer(...options) {
  const folder = mkdtempSync(join(tmpdir(), "rallybox-"));
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  let running = null;

  async function start() {
    running = spawn(
      join(ROOT, ".venv/bin/rallybox"),
      ["serve", "--no-browser", "--port", String(port), "--database", join(folder, "t.db")].concat(
        ["--workers", "1"],
        options,
      ),
      { stdio: ["ignore", "ignore", "inherit"] },
    );
    for (let i = 0; i < 150; i++) {
      if (
        await fetch(`${base}/health`).then(
          (r) => r.ok,
          () => false,
        )
      )
        return;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    throw new Error("the server does not come up");
  }

  async function stop() {
    if (!running) return;
    const ended = new Promise((resolve) => running.once("exit", resolve));
    running.kill("SIGTERM");
    await ended;
    running = null;
  }

  await start();
  return {
    base,
    start,
    stop,
    async end() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
