/**
 * The service worker of a folder of files: after one visit everything is here, Python too.
 *
 * The first build has nothing to protect: it looks after the page at once, hands on what the page asks
 * for, keeps it on the way, and fetches the rest when the page says that it has what it needs. So does one
 * that finds only parts of another: that one's page comes from the host, which has this one now. A later
 * build comes whole or not at all: it is fetched and checked beside the one in use, and waits until
 * that one's pages are closed or somebody presses “Update”.
 */
import { type Build, Store } from "./worker-files";

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Told extends Lasting {
  readonly data: unknown;
}
interface Asked extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface WorkerScope {
  addEventListener(type: "install" | "activate", listener: (event: Lasting) => void): void;
  addEventListener(type: "message", listener: (event: Told) => void): void;
  addEventListener(type: "fetch", listener: (event: Asked) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  readonly registration: { readonly scope: string };
}

const worker = self as unknown as WorkerScope;
const scope = worker.registration.scope;
const PAGE = "index.html";

/** Filled in by the build (scripts/sites/finish.py). */
const build = JSON.parse("%SITE%") as Build;
const store = new Store(build, scope, `rallybox ${new URL(scope).pathname} `);

async function install(): Promise<void> {
  if (await store.othersComplete()) await store.fill();
  else await worker.skipWaiting();
}

async function activate(): Promise<void> {
  await store.forgetOthers();
  await worker.clients.claim();
}

/** The page itself: as kept once all of it is; before that, the host's, which fits its other files. */
async function page(request: Request): Promise<Response> {
  const kept = await store.kept(PAGE);
  if (kept && (await store.complete())) return kept;
  try {
    return await fetch(request);
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

/** Without storage everything comes from the host, as if nobody stood between; with the policy, though. */
const orFetched = (answer: Promise<Response>, request: Request): Promise<Response> =>
  answer.catch(async () => {
    const found = await fetch(request);
    return found.ok ? store.plain(found.body, found) : found;
  });

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("message", (event) => {
  if (event.data === "fill") event.waitUntil(store.fill().catch(() => undefined));
  if (event.data === "take-over") event.waitUntil(worker.skipWaiting());
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(scope)) return;
  const path = new URL(request.url).pathname;
  const folder = new URL(scope).pathname;
  if (request.mode === "navigate") {
    if (path === folder || path === folder + PAGE) {
      event.respondWith(orFetched(page(request), request));
    }
    return;
  }
  const file = store.find(request.url);
  if (file) event.respondWith(orFetched(store.get(file), request));
});
