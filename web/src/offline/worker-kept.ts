/** What is kept of the served page, for its service worker. */
import { type Build, KEPT } from "./worker-files";

/** The list of the client's files; null if there is none, or nobody answers. */
export async function fetchList(folder: string): Promise<Build | null> {
  try {
    const answer = await fetch(`${folder}files.json`, { cache: "no-cache" });
    return answer.ok ? ((await answer.json()) as Build) : null;
  } catch {
    return null;
  }
}

/** A kept file, or the kept page; undefined if nothing is kept. */
export async function keptFile(path: string): Promise<Response | undefined> {
  for (const name of await caches.keys()) {
    if (!name.startsWith(KEPT)) continue;
    const found = await (await caches.open(name)).match(path, { ignoreVary: true });
    if (found) return found;
  }
  return undefined;
}
