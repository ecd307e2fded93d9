/** A server: asked by HTTP, with a socket to every table. */
import { Refusal } from "./host";
import type { Answer, Carrier } from "./carrier";
import { type Plug, socketPlug } from "./link";
import { originIsBack } from "./origin";

/** What the caches are called in which somebody keeps this page (`offline/worker-files.ts`). */
export const KEPT = "kept ";

/** So long a server may say nothing where the page could answer instead: then it is as good as away. */
const SILENCE = 4_000;
/** Who has just been silent is not waited for as long again. */
const STILL_SILENT = 1_500;

/** Is the whole client here, so that nobody depends on the server? */
async function isKept(): Promise<boolean> {
  try {
    return (await caches.keys()).some((name) => name.startsWith(KEPT));
  } catch {
    return false; // storage can be forbidden, and there is none without HTTPS
  }
}

export class Http implements Carrier {
  readonly can = { invite: true, notices: true, devices: true };
  readonly onePage = false;
  readonly back = originIsBack;
  #silent = false;

  async ask(method: string, path: string, body: unknown, language: string): Promise<Answer> {
    const giveUp = new AbortController();
    const timer = setTimeout(() => void this.#tooLong(giveUp), this.#patience(method));
    try {
      const answer = await fetch(`/api/${path}`, {
        method,
        credentials: "same-origin",
        headers: { "accept-language": language, "content-type": "application/json" },
        body: body === undefined ? null : JSON.stringify(body),
        signal: giveUp.signal,
      });
      this.#silent = false;
      clearTimeout(timer); // it has begun to speak: a long answer may take its time
      return { status: answer.status, text: await answer.text() };
    } catch {
      throw new Refusal("offline");
    } finally {
      clearTimeout(timer);
    }
  }

  /** What changes something may take longer. */
  #patience(method: string): number {
    return (this.#silent ? STILL_SILENT : SILENCE) * (method === "GET" ? 1 : 2);
  }

  async #tooLong(giveUp: AbortController): Promise<void> {
    if (!(await isKept())) return; // nobody else could answer
    this.#silent = true;
    giveUp.abort();
  }

  plug(path: string): Plug {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return socketPlug(`${scheme}://${location.host}/api/${path}`);
  }

  address = (path: string): string => `/api/${path}`;
}
