/** Who is safe from dead ends has a name, and is “you” to themselves. */
import { beforeAll, expect, test, vi } from "vitest";
import type { Said } from "../../../src/wire";

vi.stubGlobal("location", { pathname: "/" });
vi.stubGlobal("document", { documentElement: {} });
const { speech } = await import("../../../src/words/words.svelte");
const { protection } = await import("../../../src/games/tacots/players");

const NAMES = ["Ada", "Bruno", "Chiara", "Dario"];
const FEW: Said = { id: "tacots-illegal-few-in-hand", params: { seat: { seats: [1] }, cards: 2 } };
const BESIDE: Said = {
  id: "tacots-illegal-beside-protected",
  params: { seat: { seats: [1] }, other: { seats: [2] }, why: "laid", cards: 0 },
};
beforeAll(() => Promise.all([speech.learn("en"), speech.meet("tacots")]));

test.each([
  [FEW, 0, "Bruno is safe from dead ends with only 2 cards in hand"],
  [FEW, null, "Bruno is safe from dead ends with only 2 cards in hand"],
  [FEW, 1, "You are safe from dead ends with only 2 cards in hand"],
  [BESIDE, 0, "Bruno shares a card with Chiara, who is safe from dead ends with no cards laid"],
  [BESIDE, 1, "You share a card with Chiara, who is safe from dead ends with no cards laid"],
])("%j is said to seat %s", (remark, me, sentence) => {
  const told = protection({ "seat 1": remark }, 1, NAMES, me);
  expect(told.split(":")[0]).toBe(sentence);
});
