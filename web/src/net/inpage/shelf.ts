/**
 * Where everything is kept that must not be lost: texts by their keys, in IndexedDB.
 *
 * A change is made whole or not at all, and only if what was there is what the writer believes: two
 * tabs write to one shelf. It is on the disk when the promise is kept (`durability: "strict"`).
 */
export interface Change {
  readonly key: string;
  /** Nothing: it is taken away. */
  readonly value?: string | null | undefined;
  /** Absent: whatever was there. Nothing: it must not be there. A text: it must be that. */
  readonly was?: string | null | undefined;
}

const STORE = "texts";

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("unreadable"));
  });
}

const fits = ({ was }: Change, now: unknown): boolean =>
  was === null || was === undefined ? now === undefined : now === was;

export class Shelf {
  readonly #name: string;
  #opened: Promise<IDBDatabase> | null = null;

  constructor(name: string) {
    this.#name = name;
  }

  /** For whoever will need it soon; why it cannot be had is said to who asks it something. */
  open(): void {
    this.#database().catch(() => undefined);
  }

  async get(key: string): Promise<string | undefined> {
    const texts = (await this.#database()).transaction(STORE).objectStore(STORE);
    return (await done(texts.get(key))) as string | undefined;
  }

  /** All from the first key to before the last, in order. */
  async range(first: string, last: string): Promise<[string, string][]> {
    if (first >= last) return [];
    const texts = (await this.#database()).transaction(STORE).objectStore(STORE);
    const wanted = IDBKeyRange.bound(first, last, false, true);
    const [keys, values] = await Promise.all([
      done(texts.getAllKeys(wanted)),
      done(texts.getAll(wanted)),
    ]);
    return keys.map((key, i) => [String(key), String(values[i])]);
  }

  /** False if something was not as it should have been; then nothing is changed. */
  async change(changes: readonly Change[]): Promise<boolean> {
    const database = await this.#database();
    return new Promise((resolve, reject) => {
      const work = database.transaction(STORE, "readwrite", { durability: "strict" });
      const texts = work.objectStore(STORE);
      let taken = false;
      work.oncomplete = () => resolve(true);
      work.onabort = () => (taken ? resolve(false) : reject(work.error ?? new Error("aborted")));
      const write = (): void => {
        for (const { key, value } of changes) {
          if (value === null || value === undefined) texts.delete(key);
          else texts.put(value, key);
        }
      };
      const checks = changes.filter((change) => "was" in change);
      let open = checks.length;
      if (open === 0) write();
      for (const check of checks) {
        const now = texts.get(check.key);
        now.onsuccess = () => {
          if (taken) return;
          if (!fits(check, now.result)) {
            taken = true;
            work.abort();
          } else if (--open === 0) write();
        };
      }
    });
  }

  /** Opened when it is needed, and again if the browser has closed it meanwhile. */
  #database(): Promise<IDBDatabase> {
    this.#opened ??= this.#open().catch((error: unknown) => {
      this.#opened = null; // perhaps it is allowed, or there is room, the next time
      throw error;
    });
    return this.#opened;
  }

  #open(): Promise<IDBDatabase> {
    return new Promise((resolve, reject) => {
      const request = indexedDB.open(this.#name, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(STORE);
      request.onerror = () => reject(request.error ?? new Error("refused"));
      // Another tab of another version holds it; that tab lets go when it hears of us (below).
      request.onblocked = () => undefined;
      request.onsuccess = () => {
        const database = request.result;
        const forget = (): void => void (this.#opened = null);
        database.onclose = forget;
        database.onversionchange = () => {
          forget();
          database.close();
        };
        resolve(database);
      };
    });
  }
}
