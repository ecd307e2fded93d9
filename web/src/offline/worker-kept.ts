/**
 * The served page, kept for play without its server: all files of the client and Python, if somebody
 * wants that. The page asks for it (`keep.ts`); what a server says is still asked first.
 */
import type { KeepAnswer, KeepWish, Kept } from "./keep";
import { type Build, KEPT, Store } from "./worker-files";

/** The list of the client's files; null if there is none, or nobody answers. */
async function fetchList(): Promise<Build | null> {
  try {
    const signal = AbortSignal.timeout(10_000); // a server may be silent, and what is kept is known
    const answer = await fetch("/files.json", { cache: "no-cache", signal });
    return answer.ok ? ((await answer.json()) as Build) : null;
  } catch {
    return null;
  }
}

const storeOf = (list: Build): Store => new Store(list, `${location.origin}/`, KEPT);
const sum = (files: readonly { bytes: number }[]): number =>
  files.reduce((all, { bytes }) => all + bytes, 0);

async function keptNames(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(KEPT));
}

async function look(): Promise<Kept> {
  const list = await fetchList();
  const current = list !== null && (await storeOf(list).complete());
  const complete = current || (await keptNames()).length > 0;
  return { complete, current, bytes: list ? sum(list.files) : 0 };
}

async function keepAll(tell: (got: number, all: number) => void): Promise<void> {
  const list = await fetchList();
  if (!list) throw new Error("the server has nothing to keep");
  const store = storeOf(list);
  const all = sum(list.files);
  try {
    await store.fill((got) => tell(got, all));
  } catch (error) {
    await caches.delete(store.name); // half of it is of no use, and in the way
    throw error;
  }
  await store.forgetOthers();
}

async function forget(): Promise<void> {
  for (const name of await keptNames()) await caches.delete(name);
}

/** Does what a page wants, and answers it. */
export async function doKeep(wish: KeepWish, say: (answer: KeepAnswer) => void): Promise<void> {
  try {
    if (wish === "keep") await keepAll((got, all) => say({ is: "going", got, all }));
    if (wish === "forget") await forget();
    say({ is: "kept", kept: await look() });
  } catch (error) {
    say({ is: "failed", why: String(error) });
  }
}

/** A kept file, or the kept page; undefined if nothing is kept. */
export async function keptFile(path: string): Promise<Response | undefined> {
  for (const name of await keptNames()) {
    const found = await (await caches.open(name)).match(path, { ignoreVary: true });
    if (found) return found;
  }
  return undefined;
}
