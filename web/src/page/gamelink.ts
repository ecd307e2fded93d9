/**
 * A link that holds a whole game: its record, compressed, in the part of an address that no server
 * is told. Whoever opens it needs nothing but a page of Rallybox.
 */
import { host } from "../net";

/** Longer ones are cut off on their way: by chats, by letters, by the browser's own bar. */
const LONGEST_LINK = 60_000;
/** Nobody's record is as large; a small text that unpacks to more was not made by us. */
const LONGEST_RECORD = 4_000_000;

/** It holds no whole game. */
export class BadLink extends Error {}

const toText = (bytes: Uint8Array): string => {
  let text = "";
  for (let at = 0; at < bytes.length; at += 4096) {
    text += String.fromCharCode(...bytes.subarray(at, at + 4096));
  }
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
};

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));

/** Through a stream of the browser's, as long as no more comes out than that. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  for (;;) {
    const { done, value } = (await reader.read()) as ReadableStreamReadResult<
      Uint8Array<ArrayBuffer>
    >;
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
    size += value.length;
    if (size > most) {
      await reader.cancel();
      throw new BadLink("too large");
    }
    parts.push(value);
  }
}

/** What a link holds of a game; null if it would be too long. */
export async function pack(record: string): Promise<string | null> {
  const bytes = new TextEncoder().encode(record);
  const packed = await through(bytes, new CompressionStream("deflate-raw"), Infinity);
  const text = toText(packed);
  return text.length > LONGEST_LINK ? null : text;
}

/** The record in a link; throws `BadLink` if there is none. */
export async function unpack(text: string): Promise<string> {
  if (text.length > LONGEST_LINK || !/^[\w-]+$/.test(text)) throw new BadLink("no link");
  try {
    const bytes = await through(
      toBytes(text),
      new DecompressionStream("deflate-raw"),
      LONGEST_RECORD,
    );
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    throw error instanceof BadLink ? error : new BadLink(String(error));
  }
}

/** The address of a game, for a page like this one. */
export function addressOf(packed: string): string {
  const { origin, pathname, search } = location;
  return host.onePage
    ? `${origin}${pathname}${search}#/game/${packed}`
    : `${origin}/game#${packed}`;
}
