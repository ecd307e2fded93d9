/**
 * Files of a build, kept in the browser whole: each is checked against the build's list, so that what
 * lies on a host half renewed, or arrives broken, is never taken for the build.
 */

export interface BuiltFile {
  /** Below the folder of the page. */
  readonly path: string;
  readonly sha256: string;
  readonly bytes: number;
}
export interface Build {
  /** Changes with every file. */
  readonly version: string;
  readonly files: readonly BuiltFile[];
  /** What its files may do: a host may not say so, and what is kept comes from no host. */
  readonly policy: string;
}

/** What caches of a served page begin with that somebody wants to play without its server. */
export const KEPT = "kept ";

/** Stands in a cache once all files do. */
const COMPLETE = "complete";

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

async function is(file: BuiltFile, content: ArrayBuffer): Promise<boolean> {
  return hex(await crypto.subtle.digest("SHA-256", content)) === file.sha256;
}

/** The files of one build in one cache. */
export class Store {
  /** What is on its way, once for everybody who asks: others read copies, this one stays unread. */
  readonly #coming = new Map<string, { answer: Promise<Response>; kept: Promise<void> }>();
  readonly #byAddress: ReadonlyMap<string, BuiltFile>;
  #opened: Promise<Cache> | null = null;

  constructor(
    readonly build: Build,
    /** The folder of the page, as an address that ends with a slash. */
    readonly folder: string,
    /** What caches of this page begin with: an origin may have several such pages. */
    readonly prefix: string,
  ) {
    this.#byAddress = new Map(build.files.map((file) => [this.#at(file.path), file]));
  }

  get name(): string {
    return this.prefix + this.build.version;
  }

  #at(path: string): string {
    return new URL(path, this.folder).href;
  }

  /** The file of an address, whatever follows it. */
  find(address: string): BuiltFile | undefined {
    const { origin, pathname } = new URL(address);
    return this.#byAddress.get(origin + pathname);
  }

  /** Opened once: every file of a page is looked for in it. */
  #cache(): Promise<Cache> {
    this.#opened ??= caches.open(this.name).catch((error: unknown) => {
      this.#opened = null; // storage can be forbidden for a while
      throw error;
    });
    return this.#opened;
  }

  async kept(path: string): Promise<Response | undefined> {
    return (await this.#cache()).match(this.#at(path), { ignoreVary: true });
  }

  async complete(): Promise<boolean> {
    if (await caches.has(this.name)) return (await this.kept(COMPLETE)) !== undefined;
    this.#opened = null; // what is gone is not written into
    return false;
  }

  /** Caches of other builds of this page. */
  async others(): Promise<string[]> {
    return (await caches.keys()).filter(
      (name) => name.startsWith(this.prefix) && name !== this.name,
    );
  }

  async forgetOthers(): Promise<void> {
    for (const name of await this.others()) await caches.delete(name);
  }

  /** Is another build of this page here, whole? */
  async othersComplete(): Promise<boolean> {
    for (const name of await this.others()) {
      if (await (await caches.open(name)).match(this.#at(COMPLETE))) return true;
    }
    return false;
  }

  /**
   * An answer, plain: without what the way here was like, and with the policy. Pages carry it themselves, but
   * workers obey only what stands in the head of their own file, and not every host writes it there.
   */
  plain(content: BodyInit | null, from: Response, more: Record<string, string> = {}): Response {
    const kind = from.headers.get("content-type") ?? "application/octet-stream";
    const { policy } = this.build;
    return new Response(content, {
      headers: { "content-type": kind, "content-security-policy": policy, ...more },
    });
  }

  /** A file: the one that is kept, or it is fetched and kept. */
  async get(file: BuiltFile): Promise<Response> {
    const kept = await this.kept(file.path);
    if (kept) return kept;
    const coming = this.#coming.get(this.#at(file.path));
    const code = file.path.endsWith(".wasm");
    if (!code || !coming) {
      const answer = (await this.#fetch(file).answer).clone();
      // Somebody is to watch code arrive, and to ask for it again then: browsers keep what they have
      // compiled only of answers that were kept themselves (`net/inpage/load.ts`).
      return this.plain(answer.body, answer, code ? { "x-coming": "1" } : {});
    }
    await coming.kept;
    return (await this.kept(file.path)) ?? (await coming.answer).clone();
  }

  /** Everything that is not here yet; throws if something cannot be had as it should be. */
  async fill(tell: (bytes: number) => void = () => undefined): Promise<void> {
    if (await this.complete()) return tell(this.#bytes());
    let got = 0;
    const waiting = [...this.build.files];
    const work = async (): Promise<void> => {
      for (let file = waiting.shift(); file; file = waiting.shift()) {
        if (!(await this.kept(file.path)) && !(await this.#inherit(file))) {
          await this.#fetch(file).kept;
        }
        tell((got += file.bytes));
      }
    };
    await Promise.all([work(), work(), work(), work()]);
    const cache = await this.#cache();
    await cache.put(this.#at(COMPLETE), new Response(this.build.version));
  }

  #bytes(): number {
    return this.build.files.reduce((all, { bytes }) => all + bytes, 0);
  }

  /** What an earlier build has just the same is not fetched again. */
  async #inherit(file: BuiltFile): Promise<boolean> {
    const address = this.#at(file.path);
    for (const name of await this.others()) {
      const answer = await (await caches.open(name)).match(address, { ignoreVary: true });
      const content = await answer?.arrayBuffer();
      if (!answer || !content || !(await is(file, content))) continue;
      await (await this.#cache()).put(address, this.plain(content, answer));
      return true;
    }
    return false;
  }

  #fetch(file: BuiltFile): { answer: Promise<Response>; kept: Promise<void> } {
    const address = this.#at(file.path);
    const coming = this.#coming.get(address);
    if (coming) return coming;
    const answer = fetch(address, { cache: "no-cache", credentials: "same-origin" }).then(
      (found) => {
        if (!found.ok) throw new Error(`${found.status}: ${file.path}`);
        return found;
      },
    );
    const kept = answer
      .then((found) => this.#keep(file, found.clone()))
      .finally(() => this.#coming.delete(address));
    kept.catch(() => undefined); // whoever fills hears of it; a page has its own answer
    this.#coming.set(address, { answer, kept });
    return { answer, kept };
  }

  async #keep(file: BuiltFile, answer: Response): Promise<void> {
    const content = await answer.arrayBuffer();
    if (!(await is(file, content))) throw new Error(`${file.path} is of another build`);
    await (await this.#cache()).put(this.#at(file.path), this.plain(content, answer));
  }
}
