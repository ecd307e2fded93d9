/**
 * The service worker. Where the server does not answer, the offline page does; and it tells whose
 * turn it is while no page is open (`worker-push.ts`).
 *
 * Of itself it keeps that page and its parts and nothing else, so that no secret of a table lies about
 * and every new version of the client is there at the next load. Whoever wants to play without the
 * server keeps the whole client (`worker-kept.ts`), which then takes the place of the offline page. The
 * other files of the client have hashes in their names and are kept by the browser anyway.
 */

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Asked extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Told extends Lasting {
  readonly data: { readonly keep?: KeepWish } | null;
  readonly ports: readonly MessagePort[];
}
interface WorkerScope {
  addEventListener(type: "install" | "activate", listener: (event: Lasting) => void): void;
  addEventListener(type: "message", listener: (event: Told) => void): void;
  addEventListener(type: "fetch", listener: (event: Asked) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
}
import type { KeepWish } from "./keep";
import { doKeep, keptFile } from "./worker-kept";
import { listenToPush } from "./worker-push";

const worker = self as unknown as WorkerScope;

/** Filled in by the build: the page first, then what it needs; the name changes with them. */
const { name, page, needs } = JSON.parse("%OFFLINE%") as {
  name: string;
  page: string;
  needs: readonly string[];
};

async function keep(): Promise<void> {
  const cache = await caches.open(name);
  await cache.addAll([new Request(page, { cache: "reload" }), ...needs]);
  await worker.skipWaiting();
}

/** Older offline pages; what else is kept here is for others to forget. */
async function forgetOthers(): Promise<void> {
  for (const other of await caches.keys()) {
    if (other !== name && other.startsWith("offline-")) await caches.delete(other);
  }
  await worker.clients.claim();
}

async function kept(path: string): Promise<Response> {
  return (await caches.match(path, { ignoreVary: true })) ?? Response.error();
}

/** The client's own files, wherever they lie; what is asked of the server itself is not. */
const FILES = /^\/((assets|icons|python|made)\/.*|[^/]+\.(svg|webmanifest))$/;

/** What a machine in front of a server says when there is none behind it. */
const NOBODY_HOME = [502, 503, 504];

/** The client, if it is kept; else the offline page. */
const instead = async (): Promise<Response> => (await keptFile("/index.html")) ?? kept(page);

/** So long a server may say nothing where the same is kept: then it is as good as away. */
const SILENCE = 4_000;
/** Who has just been silent is not waited for as long again. */
const STILL_SILENT = 1_000;
let silent = false;

/** What the server says; or what is kept, where it says nothing for too long. */
async function answered(
  request: Request,
  kept: () => Promise<Response | undefined>,
): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Response>((resolve) => {
    const look = async (): Promise<void> => {
      const found = await kept();
      if (!found) return; // nothing is better than to wait
      silent = true;
      resolve(found);
    };
    timer = setTimeout(() => void look(), silent ? STILL_SILENT : SILENCE);
  });
  const said = fetch(request).then((answer) => {
    silent = false;
    return answer;
  });
  return Promise.race([said, late]).finally(() => clearTimeout(timer));
}

async function pageOr(request: Request): Promise<Response> {
  try {
    const answer = await answered(request, () => keptFile("/index.html"));
    return NOBODY_HOME.includes(answer.status) ? await instead() : answer;
  } catch {
    return instead();
  }
}

/** A file of the client; what has a hash in its name need not be asked for again. */
async function fileOr(request: Request, pathname: string): Promise<Response> {
  const hashed = /^\/(assets|python)\/.*-[\w-]{8}\.\w+$/.test(pathname);
  const here = hashed ? await keptFile(pathname) : undefined;
  if (here) return here;
  try {
    const answer = await answered(request, () => keptFile(pathname));
    const instead = NOBODY_HOME.includes(answer.status) ? await keptFile(pathname) : undefined;
    return instead ?? answer;
  } catch {
    return (await keptFile(pathname)) ?? kept(pathname);
  }
}

listenToPush();
worker.addEventListener("install", (event) => event.waitUntil(keep()));
worker.addEventListener("activate", (event) => event.waitUntil(forgetOthers()));
worker.addEventListener("message", (event) => {
  const [port] = event.ports;
  const wish = event.data?.keep;
  if (wish && port) event.waitUntil(doKeep(wish, (answer) => port.postMessage(answer)));
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate" && !pathname.startsWith("/api")) {
    event.respondWith(pageOr(request));
  } else if (needs.includes(pathname) || FILES.test(pathname)) {
    event.respondWith(fileOr(request, pathname));
  }
});
