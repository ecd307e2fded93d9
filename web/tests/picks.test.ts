import { expect, test } from "vitest";
import reel from "../dev/fixtures/standard5.json";
import {
  exactly,
  leadsToPlay,
  outlook,
  placesOf,
  plays,
} from "../src/games/roadrally/decide/picks";
import type { Moment, RoadRallyView } from "../src/wire";

const moments = (reel as unknown as { moments: Moment[] }).moments.filter(
  (m) => m.decision && (m.view as RoadRallyView).phase === "play",
);

/** Every way to pick some cards of a hand. */
function subsets(hand: readonly string[]): string[][] {
  return Array.from({ length: 2 ** hand.length }, (_, bits) =>
    hand.filter((_card, i) => (bits >> i) & 1),
  );
}

test("there is something to test", () => expect(moments.length).toBeGreaterThan(10));

test("what can be picked to the end is exactly what is offered", () => {
  for (const moment of moments) {
    const offered = plays(moment.decision?.choices ?? []);
    expect(offered).toHaveLength(moment.decision?.choices.length ?? 0);
    const hand = (moment.view as RoadRallyView).hand.slice(0, 8);
    for (const picked of subsets(hand)) {
      const known = offered.filter((p) => p.cards.toSorted().join() === picked.toSorted().join());
      expect(known.length).toBeLessThanOrEqual(1);
      expect(exactly(offered, picked)).toBe(known[0]);
      if (known.length) expect(leadsToPlay(offered, picked)).toBe(true);
    }
  }
});

test("from a store, up to five cards draw one", () => {
  const fromStore = moments
    .map((moment) => moment.decision?.choices ?? [])
    .filter((choices) => choices.some((choice) => choice.text.startsWith("store ")));
  expect(fromStore.length).toBeGreaterThan(0);
  for (const choices of fromStore) {
    for (const { choice, cards } of plays(choices)) {
      expect(choice.text.startsWith("store ")).toBe(cards.length <= 5);
      if (cards.length <= 5) expect(outlook(choice)?.draw).toBe(1);
    }
  }
});

test("the cards of every offered play are found in the hand", () => {
  for (const moment of moments) {
    const { hand } = moment.view as RoadRallyView;
    for (const play of plays(moment.decision?.choices ?? [])) {
      const places = placesOf(hand, play.cards);
      expect(places.map((place) => hand[place]).toSorted()).toEqual(play.cards.toSorted());
      expect(outlook(play.choice)?.end).toBeGreaterThan(0);
    }
  }
});
