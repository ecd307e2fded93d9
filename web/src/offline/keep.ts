/**
 * The served page, kept for play without its server: all files of the client and Python, by choice.
 * The service worker (worker.ts) then falls back to them; what a server says is still asked first.
 */
import { fetchList } from "./worker-kept";
import { KEPT, Store } from "./worker-files";

const folder = (): string => new URL(import.meta.env.BASE_URL, document.baseURI).href;

/** Can this browser keep anything here? Only over HTTPS, or on this machine. */
export const canKeep = (): boolean => "caches" in globalThis && "serviceWorker" in navigator;

export interface Kept {
  /** Is everything here? */
  readonly complete: boolean;
  /** Is it what the server has now? Not known while it is away. */
  readonly current: boolean;
  /** What keeping it takes, in bytes; 0 if the server has nothing to keep. */
  readonly bytes: number;
}

const sum = (files: readonly { bytes: number }[]): number =>
  files.reduce((all, { bytes }) => all + bytes, 0);

/** What is kept. */
export async function kept(): Promise<Kept> {
  const names = canKeep() ? (await caches.keys()).filter((name) => name.startsWith(KEPT)) : [];
  const list = await fetchList(folder());
  const store = list && new Store(list, folder(), KEPT);
  const current = store !== null && canKeep() && (await store.complete());
  return { complete: current || names.length > 0, current, bytes: list ? sum(list.files) : 0 };
}

/** Keeps everything; `tell` hears how many bytes are here, of how many. Throws if it does not work. */
export async function keepAll(
  tell: (got: number, all: number) => void = () => undefined,
): Promise<void> {
  const list = await fetchList(folder());
  if (!list) throw new Error("the server has nothing to keep");
  const store = new Store(list, folder(), KEPT);
  const all = sum(list.files);
  try {
    await store.fill((got) => tell(got, all));
  } catch (error) {
    await caches.delete(store.name); // half of it is of no use, and in the way
    throw error;
  }
  await store.forgetOthers();
  await navigator.storage?.persist?.().catch(() => false);
}

/** Forgets what is kept. */
export async function forget(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(KEPT)) await caches.delete(name);
}
