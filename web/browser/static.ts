/** A plain static host: the files of a folder below a path, packed, with the headers of its `_headers`. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { gzipSync } from "node:zlib";

export const SITE = join(import.meta.dirname, "../../build/site");

const KINDS: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".mjs": "text/javascript",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

/** The headers that a `_headers` file has for every path. */
export function headersIn(folder: string): Record<string, string> {
  const [first = ""] = readFileSync(join(folder, "_headers"), "utf-8").split(/\n(?=\/)/);
  const lines = first.split("\n").slice(1);
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [, name, value] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
      return name && value ? [[name.toLowerCase(), value]] : [];
    }),
  );
}

export interface StaticHost {
  /** The address of the folder, with a slash at its end. */
  readonly base: string;
  /** Everything that was asked for, as paths; and what went over the wire for it, in bytes. */
  readonly asked: string[];
  readonly sent: Map<string, number>;
  /** From now on it shows another folder. */
  show(folder: string): void;
  /** From now on such files are not on their way yet; with `null`, they all are. */
  hold(which: RegExp | null): void;
  /** From now on nothing answers; with `true`, it does again. */
  answer(well: boolean): void;
  end(): Promise<void>;
}

export async function startStatic(
  folder: string = SITE,
  { path = "/some/where/", headers = true }: { path?: string; headers?: boolean } = {},
): Promise<StaticHost> {
  let [shown, well] = [folder, true];
  let held: RegExp | null = null;
  const waiting: (() => void)[] = [];
  const asked: string[] = [];
  const sent = new Map<string, number>();
  const packed = new Map<string, Buffer>();
  const answer = (pathname: string, request: IncomingMessage, response: ServerResponse): void => {
    if (!well) return void request.socket.destroy();
    const inside = pathname.startsWith(path) ? normalize(pathname.slice(path.length)) : "..";
    let file = join(shown, inside || "index.html");
    if (inside === "." || inside === "") file = join(shown, "index.html");
    const found = !inside.startsWith("..") && existsSync(file) && statSync(file).isFile();
    if (!found) file = join(shown, "404.html");
    const key = `${file} ${statSync(file).mtimeMs}`;
    const body = packed.get(key) ?? gzipSync(readFileSync(file));
    packed.set(key, body);
    sent.set(pathname, (sent.get(pathname) ?? 0) + body.length);
    response.writeHead(found ? 200 : 404, {
      ...(headers ? headersIn(shown) : {}),
      "content-type": KINDS[extname(file)] ?? "application/octet-stream",
      "content-encoding": "gzip",
      "content-length": body.length,
    });
    response.end(body);
  };
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://x");
    asked.push(pathname);
    if (held?.test(pathname)) waiting.push(() => answer(pathname, request, response));
    else answer(pathname, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    base: `http://127.0.0.1:${port}${path}`,
    asked,
    sent,
    show: (other) => void (shown = other),
    hold: (which) => {
      held = which;
      if (!which) for (const go of waiting.splice(0)) go();
    },
    answer: (now) => void (well = now),
    end: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
