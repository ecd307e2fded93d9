import { beforeEach, expect, test } from "vitest";
import { checks, commitmentOf, seedOf } from "../src/dice/proof";
import { keepCommitment, keepShare } from "../src/dice/shares";

// Made with rallybox.core.fair in Python.
const SECRET = "11".repeat(32);
const SHARES = ["22".repeat(32), "33".repeat(32)];
const COMMITMENT = "d7e4aeb82aef68337efeaba7bb64c5620def5a28d2fc6c1eb4a7d3c86dcf16bc";
const SEED = "1b72d518d1d8439c764aa76efdc81c4043f7bfca88421663a16a4f09249a2702";
const PROOF = {
  commitment: COMMITMENT,
  secret: SECRET,
  contributions: SHARES,
  seed: SEED,
  number: null,
  actions: 40,
  problem: null,
};

const found = (...of: Parameters<typeof checks>): string[] => checks(...of).map((one) => one.found);

beforeEach(() => {
  const kept = new Map<string, string>();
  globalThis.localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as unknown as Storage;
});

test("the hashes are Python's", () => {
  expect(commitmentOf(SECRET)).toBe(COMMITMENT);
  expect(seedOf(SECRET, SHARES)).toBe(SEED);
  expect(seedOf(SECRET, [...SHARES].reverse())).not.toBe(SEED);
});

test("who was there can say everything", () => {
  keepCommitment("table", COMMITMENT);
  keepShare(SHARES[1] ?? "");
  expect(found("table", PROOF)).toEqual(["right", "right", "right", "right", "right"]);
});

test("who was not there can say less", () => {
  expect(found("table", PROOF)).toEqual(["unknown", "right", "unknown", "right", "right"]);
});

test("another promise, another secret, another share or another result is noticed", () => {
  keepCommitment("table", "ab".repeat(32));
  keepCommitment("table", COMMITMENT); // the first one counts
  expect(found("table", PROOF)[0]).toBe("wrong");
  expect(found("table", { ...PROOF, secret: "12".repeat(32) })).toContain("wrong");
  expect(found("table", { ...PROOF, secret: "12".repeat(32) })[1]).toBe("wrong");
  expect(found("table", { ...PROOF, contributions: [] })[3]).toBe("wrong");
  const problem = { error: "malformed", message: "x", params: {}, sentence: "x" } as const;
  expect(found("table", { ...PROOF, problem })[4]).toBe("wrong");
});

test("of a numbered deal only its number has to be right", () => {
  const seed = "1a1936bdb83a8c3564704c0757b81c05d7d2f3a9ddfaed68dcc62a802720a85c";
  const proof = { ...PROOF, number: "some game 1974", contributions: [], seed };
  expect(found("table", proof)).toEqual(["right", "right"]);
  expect(found("table", { ...proof, number: "some game 1975" })).toEqual(["wrong", "right"]);
  expect(found("table", { ...proof, contributions: SHARES })[0]).toBe("wrong");
});
