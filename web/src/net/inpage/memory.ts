/**
 * Python's memory as it was once everything of ours was loaded: kept in the browser, and taken up by every
 * later start, which then takes a fraction of the time; and by the thinker already at the first.
 *
 * No table was open then: there is nothing in it that anybody must not know.
 */
import type { Memory } from "./fetched";

const NAME = "rallybox-memory ";
const LAYOUT = "x-layout";
/** So much room must be left for other things, first of all games. */
const ROOM = 300_000_000;

/** Of a folder of Python's files: the one memory that fits its version. */
const cacheOf = (python: string): Promise<Cache> => caches.open(NAME + new URL(python).pathname);
const addressOf = (python: string, version: string): string => `${python}memory-${version}`;

/** What was kept for these files, not yet read; null if there is nothing. */
export async function findMemory(python: string, version: string): Promise<Response | null> {
  try {
    return (await (await cacheOf(python)).match(addressOf(python, version))) ?? null;
  } catch {
    return null; // storage can be forbidden
  }
}

/** The memory in it; null if it cannot be one. */
export async function readMemory(found: Response | null): Promise<Memory | null> {
  try {
    const layout = (found?.headers.get(LAYOUT) ?? "").split(" ").map(Number);
    if (!found || layout.length !== 2) return null;
    const bytes = new Uint8Array(await found.arrayBuffer());
    return { bytes, layout: [layout[0] ?? 0, layout[1] ?? 0] };
  } catch {
    return null;
  }
}

/** Keeps it, and none of other versions, if there is room enough. */
export async function keepMemory(python: string, version: string, memory: Memory): Promise<void> {
  try {
    const { quota = 0, usage = 0 } = await navigator.storage.estimate();
    if (quota - usage < ROOM) return;
    const cache = await cacheOf(python);
    for (const other of await cache.keys()) await cache.delete(other);
    const headers = { [LAYOUT]: memory.layout.join(" ") };
    const kept = new Response(memory.bytes as Uint8Array<ArrayBuffer>, { headers });
    await cache.put(addressOf(python, version), kept);
  } catch {
    // then the next start takes longer
  }
}

/** It did not fit, whatever the reason. */
export async function forgetMemory(python: string): Promise<void> {
  await caches.delete(NAME + new URL(python).pathname).catch(() => false);
}
