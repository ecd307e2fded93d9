/** Where notices go in these tests: a program that is posted to, and a mailbox. */
import { type ChildProcess, spawn } from "node:child_process";
import { createDecipheriv, createECDH, createHmac, type ECDH, randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer as createHttp, type Server } from "node:http";
import { type AddressInfo, createServer as createLine, type Server as Lines } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./server";

const ROOT = join(import.meta.dirname, "../..");

const listening = (server: Server | Lines): Promise<number> =>
  new Promise((resolve) =>
    server.listen(0, "127.0.0.1", () => resolve((server.address() as AddressInfo).port)),
  );

export interface Hook {
  readonly address: string;
  readonly got: { readonly path: string; readonly body: Buffer }[];
  end(): void;
}

/** Takes whatever is posted. */
export async function startHook(): Promise<Hook> {
  const got: { path: string; body: Buffer }[] = [];
  const server = createHttp((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      got.push({ path: request.url ?? "", body: Buffer.concat(parts) });
      response.writeHead(201).end();
    });
  });
  const port = await listening(server);
  return { address: `http://127.0.0.1:${port}`, got, end: () => server.close() };
}

export interface Mailbox {
  readonly port: number;
  readonly letters: string[];
  end(): void;
}

/** An SMTP server that keeps every letter. */
export async function startMailbox(): Promise<Mailbox> {
  const letters: string[] = [];
  const server = createLine((line) => {
    let letter: string | null = null;
    let rest = "";
    line.write("220 here\r\n");
    line.on("error", () => undefined);
    line.on("data", (data) => {
      rest += data.toString();
      const lines = rest.split("\r\n");
      rest = lines.pop() ?? "";
      for (const one of lines) {
        if (letter !== null) {
          if (one === ".") {
            letters.push(letter);
            letter = null;
            line.write("250 taken\r\n");
          } else letter += `${one}\n`;
        } else if (/^data/i.test(one)) {
          letter = "";
          line.write("354 go\r\n");
        } else line.write(/^quit/i.test(one) ? "221 bye\r\n" : "250 ok\r\n");
      }
    });
  });
  const port = await listening(server);
  return { port, letters, end: () => server.close() };
}

/** The text of a letter, as its reader sees it. */
export function textOf(letter: string): string {
  const [head = "", ...body] = letter.split("\n\n");
  const text = body.join("\n\n");
  if (/base64/i.test(head)) return Buffer.from(text, "base64").toString();
  const whole = text.replace(/=\n/g, "");
  return whole.replace(/=([0-9A-F]{2})/g, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  );
}

/** A server that sends notices here. */
export async function startSending(mail: Mailbox): Promise<{ base: string; end(): Promise<void> }> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "rallybox-"));
  const script = join(ROOT, "tests/server/notices/serve.py");
  const words = [script, String(port), join(folder, "tables.db"), String(mail.port)];
  const server: ChildProcess = spawn(join(ROOT, ".venv/bin/python"), words, {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const base = `http://127.0.0.1:${port}`;
  for (let i = 0; i < 200; i++) {
    const well = await fetch(`${base}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (well) break;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const end = async (): Promise<void> => {
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { base, end };
}

/** What a browser keeps to itself of its push subscription. */
export class Subscription {
  readonly #key: ECDH = createECDH("prime256v1");
  readonly #auth = randomBytes(16);

  constructor(readonly endpoint: string) {
    this.#key.generateKeys();
  }

  get keys(): { p256dh: string; auth: string } {
    const p256dh = this.#key.getPublicKey().toString("base64url");
    return { p256dh, auth: this.#auth.toString("base64url") };
  }

  /** Makes a message readable (RFC 8291). */
  read(body: Buffer): string {
    const mac = (key: Buffer, ...parts: Buffer[]): Buffer =>
      createHmac("sha256", key).update(Buffer.concat(parts)).digest();
    const salt = body.subarray(0, 16);
    const sender = body.subarray(21, 21 + (body[20] ?? 0));
    const sealed = body.subarray(21 + sender.length);
    const one = Buffer.from([1]);
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), this.#key.getPublicKey(), sender]);
    const first = mac(mac(this.#auth, this.#key.computeSecret(sender)), info, one);
    const made = mac(salt, first);
    const key = mac(made, Buffer.from("Content-Encoding: aes128gcm\0"), one).subarray(0, 16);
    const nonce = mac(made, Buffer.from("Content-Encoding: nonce\0"), one).subarray(0, 12);
    const cipher = createDecipheriv("aes-128-gcm", key, nonce);
    cipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    return plain.subarray(0, plain.lastIndexOf(2)).toString();
  }
}
