/** A game as a link: nothing is lost on the way, and nothing that is no game gets through. */
import { deflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { BadLink, pack, unpack } from "../src/page/gamelink";

const record = JSON.stringify({ game: "rail", names: ["Ada", "Zoë", "Ἑκάτη 🚗"], actions: [1, 2] });
const coded = (text: string): string => deflateRawSync(text).toString("base64url");

test("a record comes out of its link as it went in", async () => {
  const packed = (await pack(record)) ?? "";
  expect(packed).toMatch(/^[\w-]+$/);
  expect(await unpack(packed)).toBe(record);
  expect(await unpack(coded(record))).toBe(record);
});

test("a game that would make a link too long makes none", async () => {
  const noise = Array.from({ length: 80_000 }, () => Math.random().toString(36)[3]).join("");
  expect(await pack(noise)).toBeNull();
});

test.each([
  ["nothing", ""],
  ["other signs", "a+b/c="],
  ["noise", "abcdefgh"],
  ["half a link", coded(record).slice(0, 40)],
  ["something too long", "a".repeat(100_000)],
  ["a bomb", coded(" ".repeat(10_000_000))],
  ["no text", deflateRawSync(Buffer.from([0xff, 0xfe, 0xfd])).toString("base64url")],
])("%s is no game", async (_, text) => {
  await expect(unpack(text)).rejects.toBeInstanceOf(BadLink);
});
