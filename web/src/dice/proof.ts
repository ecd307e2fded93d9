/**
 * The dice of a finished game, checked on this device: the hashes are those of
 * `rallybox.core.fair`, the promise and one's own share are what was kept when the game began.
 */
import { blake2b } from "@noble/hashes/blake2.js";
import type { Proof } from "../wire";
import { hex, isMine, promised } from "./shares";

const named = (name: string): Uint8Array => {
  const bytes = new Uint8Array(16);
  bytes.set(new TextEncoder().encode(name));
  return bytes;
};
const COMMIT = named("rallybox commit");
const SEED = named("rallybox seed");
const NUMBER = named("rallybox number");

const bytesOf = (text: string): Uint8Array =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

export const commitmentOf = (secret: string): string =>
  hex(blake2b(bytesOf(secret), { dkLen: 32, personalization: COMMIT }));

/** What the shares mix to: each goes in with its length before it. */
export function seedOf(secret: string, contributions: readonly string[]): string {
  const parts = [secret, ...contributions].map(bytesOf);
  const mixed = new Uint8Array(parts.reduce((sum, part) => sum + 4 + part.length, 0));
  let at = 0;
  for (const part of parts) {
    new DataView(mixed.buffer).setUint32(at, part.length);
    mixed.set(part, at + 4);
    at += 4 + part.length;
  }
  return hex(blake2b(mixed, { dkLen: 32, personalization: SEED }));
}

/** One thing that was checked; `unknown` if this device was not there. */
export interface Check {
  readonly what: "promise" | "secret" | "share" | "seed" | "played" | "number";
  readonly found: "right" | "wrong" | "unknown";
}

const judged = (right: boolean): Check["found"] => (right ? "right" : "wrong");

/** What takes the place of a secret where everything follows from the number of the deal. */
export const numberSecret = (number: string): string =>
  hex(blake2b(new TextEncoder().encode(number), { dkLen: 32, personalization: NUMBER }));

export function checks(table: string, proof: Proof): Check[] {
  if (proof.number !== null) {
    const seed = seedOf(numberSecret(proof.number), []);
    return [
      { what: "number", found: judged(seed === proof.seed && proof.contributions.length === 0) },
      { what: "played", found: judged(proof.problem === null) },
    ];
  }
  const promise = promised(table);
  const mine = proof.contributions.some(isMine);
  return [
    { what: "promise", found: promise === null ? "unknown" : judged(promise === proof.commitment) },
    { what: "secret", found: judged(commitmentOf(proof.secret) === proof.commitment) },
    // A share that was made on another device of the same person is not known here.
    { what: "share", found: mine ? "right" : "unknown" },
    { what: "seed", found: judged(seedOf(proof.secret, proof.contributions) === proof.seed) },
    { what: "played", found: judged(proof.problem === null) },
  ];
}
