/** The log of Road Rally: what a move says of cards that are drawn. */
import { beforeAll, expect, test, vi } from "vitest";

vi.stubGlobal("location", { pathname: "/" });
vi.stubGlobal("document", { documentElement: {} });
const { speech } = await import("../../../src/words/words.svelte");
const { briefly } = await import("../../../src/words/brief");

beforeAll(() => Promise.all([speech.learn("en"), speech.meet("roadrally")]));

const text = (parts: ReturnType<typeof briefly>): string =>
  parts.map((part) => (typeof part === "string" ? part : part.join(" "))).join("");

test("two draws in a row are one: what was said just before is not said again", () => {
  const drew = (seat: number, number: number) => ({
    event: { event: "Drew", to: null },
    says: { id: "roadrally-event-drew", params: { seat: { seats: [seat] }, number } },
  });
  const mine = (...cards: string[]) => ({
    event: { event: "DrewCards", to: 0 },
    says: { id: "roadrally-event-drewcards", params: { cards: { cards } } },
  });
  const names = ["Ada", "Ben"];
  const told = text(briefly([drew(1, 2), drew(1, 1), drew(0, 2), drew(0, 1)], names, 0));
  expect(told).toBe("Ben draws 2, then 1 more; you draw 2, then 1 more.");
  const heard = [drew(0, 2), mine("g1", "g2"), drew(0, 1), mine("y3")];
  expect(text(briefly(heard, names, 0))).toBe("You draw g1 g2, then y3.");
  expect(text(briefly([drew(0, 1), drew(1, 1)], names, null))).toBe("Ada draws 1; Ben draws 1.");
});
