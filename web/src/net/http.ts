/** A server: asked by HTTP, with a socket to every table. */
import { Refusal } from "./host";
import type { Answer, Carrier } from "./carrier";
import { type Plug, socketPlug } from "./link";
import { originIsBack } from "./origin";

export class Http implements Carrier {
  readonly can = { invite: true, notices: true, devices: true };
  readonly onePage = false;
  readonly back = originIsBack;

  async ask(method: string, path: string, body: unknown, language: string): Promise<Answer> {
    try {
      const answer = await fetch(`/api/${path}`, {
        method,
        credentials: "same-origin",
        headers: { "accept-language": language, "content-type": "application/json" },
        body: body === undefined ? null : JSON.stringify(body),
      });
      return { status: answer.status, text: await answer.text() };
    } catch {
      throw new Refusal("offline");
    }
  }

  plug(path: string): Plug {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return socketPlug(`${scheme}://${location.host}/api/${path}`);
  }

  address = (path: string): string => `/api/${path}`;
}
