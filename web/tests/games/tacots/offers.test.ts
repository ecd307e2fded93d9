/** Tacots: what is offered is understood. */
import { expect, test } from "vitest";
import patience from "../../../dev/fixtures/tacots/patience.json";
import two from "../../../dev/fixtures/tacots/rally2.json";
import three from "../../../dev/fixtures/tacots/rally3.json";
import four from "../../../dev/fixtures/tacots/rally4.json";
import { arranged, kindOf, openingsOf, turned } from "../../../src/games/tacots/cards";
import { bySquare, offersOf, type RoadChoice } from "../../../src/games/tacots/decide/offers";
import { against, protection, stageOf } from "../../../src/games/tacots/players";
import { beside, SQUARES, stands } from "../../../src/games/tacots/squares";
import type { TacotsView } from "../../../src/games/tacots/wire";
import type { Moment } from "../../../src/wire";

interface Reel {
  moments: Moment[];
}
const REELS = { two, three, four, patience } as unknown as Record<string, Reel>;

test.each(Object.keys(REELS))("%s: every choice is understood", (name) => {
  let offered = 0;
  for (const { view: shown, decision } of REELS[name]?.moments ?? []) {
    const view = shown as TacotsView;
    const choices = (decision?.choices ?? []) as readonly RoadChoice[];
    const offers = offersOf(choices, view.seat ?? 0);
    const plain = choices.filter((choice) => !offers.some((offer) => offer.choice === choice));
    expect(plain.filter(({ action }) => action.is !== "Pass" && action.is !== "Stop")).toEqual([]);
    for (const { square, openings, source, kind, choice } of offers) {
      expect(SQUARES).toContain(square);
      // A card goes where none lies, a car to where one does.
      expect(square in view.roads).toBe(openings === null);
      // The notation writes the same card in the same way.
      if (openings) expect(choice.text).toContain(` ${openings}`);
      if (source.startsWith("hand ") && view.hand) expect(view.hand).toContain(kind);
      if (source.startsWith("open ")) expect(view.open_cards).toContain(kind);
      if (source.startsWith("pile ")) expect(view.piles[Number(source[5]) - 1]?.top).toBe(kind);
    }
    const together = [...bySquare(offers).values()].flat();
    expect(new Set(together)).toEqual(new Set(offers));
    offered += offers.length;
  }
  expect(offered).toBeGreaterThan(100);
});

test("with three players face-up cards are offered from the very first card on", () => {
  const offered = new Set<string>();
  for (const { view: shown, decision } of REELS["three"]?.moments ?? []) {
    const view = shown as TacotsView;
    const choices = (decision?.choices ?? []) as readonly RoadChoice[];
    for (const { source, car } of offersOf(choices, view.seat ?? 0)) {
      if (!source.startsWith("open ")) continue;
      offered.add(stageOf(view));
      expect(car).toBe(view.seat);
    }
  }
  expect(offered).toEqual(new Set(["first", "join", "turn"]));
});

test("whoever is safe from dead ends is said to be", () => {
  const moments = four.moments.filter(({ remarks }) => remarks);
  expect(moments.length).toBeGreaterThan(20);
  for (const { remarks } of moments) {
    const safe = [0, 1, 2, 3].filter((seat) => protection(remarks, seat, [], 0) !== "");
    const remarked = Object.keys(remarks ?? {}).filter((name) => name.startsWith("seat "));
    expect(safe.map((seat) => `seat ${seat}`)).toEqual(remarked);
  }
});

/** Everything that lies there to be taken, as the hand shows it. */
const there = (view: TacotsView): string[] =>
  view.hand
    ? [...view.hand.map((kind) => `hand ${kind}`), ...view.open_cards.map((kind) => `open ${kind}`)]
    : [
        ...view.piles.map((_, i) => `pile ${i + 1}`),
        ...(view.dead_ends > 0 ? ["hand dead-end"] : []),
        ...view.cars.map((_, i) => `drive ${i + 1}`),
      ];

test.each(Object.keys(REELS))(
  "%s: what cannot be taken says why, in words of the rules",
  (name) => {
    let refused = 0;
    for (const { view: shown, decision, remarks } of REELS[name]?.moments ?? []) {
      const view = shown as TacotsView;
      const choices = (decision?.choices ?? []) as readonly RoadChoice[];
      const offered = new Set(offersOf(choices, view.seat ?? 0).map(({ source }) => source));
      if (offered.size === 0) continue;
      for (const source of there(view)) {
        const why = against(remarks, source, [], view.seat);
        expect(why === "", `${source} at ${view.turn}`).toBe(offered.has(source));
        if (!offered.has(source)) refused += 1;
      }
    }
    expect(refused).toBeGreaterThan(10);
  },
);

test("a patience begins with the crossroads, and the piles say so", () => {
  const { view: shown, remarks } = patience.moments[0] as unknown as Moment;
  expect(stageOf(shown as TacotsView)).toBe("first");
  expect(remarks?.["pile 1"]?.id).toBe("tacots-illegal-patience-first");
  expect(against(remarks, "pile 1", [], 0)).toBe(against(remarks, "drive 4", [], 0));
  expect(stageOf(patience.moments[1]?.view as unknown as TacotsView)).toBe("turn");
});

test("a hand is held whole, left bends on the left and right bends on the right", () => {
  for (const { view } of REELS["three"]?.moments ?? []) {
    const hand = (view as TacotsView).hand ?? [];
    const stacks = arranged(hand).flatMap((group) => group.stacks);
    const held = stacks.flatMap(({ kind, number }) => Array.from({ length: number }, () => kind));
    expect([...held].sort()).toEqual([...hand].sort());
    const [left, right] = [held.lastIndexOf("left-bend"), held.indexOf("right-bend")];
    if (left >= 0 && right >= 0) expect(left).toBeLessThan(right);
  }
});

test("cards turn by half a turn and stay the same card", () => {
  for (const kind of ["left-bend", "right-bend", "crossroads", "dead-end", "vertical-junction"]) {
    const printed = openingsOf(kind);
    expect(turned(turned(printed))).toBe(printed);
    expect(kindOf(turned(printed))).toBe(kind);
  }
  expect(turned("SW")).toBe("NE");
});

test("squares lie beside each other, and cars on one card beside each other", () => {
  expect(beside("e6", "N")).toBe("e7");
  expect(beside("a1", "W")).toBe(null);
  const places = stands(["d4", "d4", null, "d4"]);
  expect(places[2]).toBe(null);
  expect(new Set(places.map((place) => JSON.stringify(place))).size).toBe(4);
});
