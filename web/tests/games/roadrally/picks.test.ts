import { expect, test } from "vitest";
import base from "../../../dev/fixtures/roadrally/base4.json";
import reel from "../../../dev/fixtures/roadrally/standard5.json";
import {
  exactly,
  leadsToPlay,
  placesOf,
  plays,
  type RaceChoice,
  tuning,
} from "../../../src/games/roadrally/decide/picks";
import type { RoadRallyView } from "../../../src/games/roadrally/wire";
import type { Moment } from "../../../src/wire";

const asked = (all: unknown, phase: string): Moment[] =>
  (all as Moment[]).filter((m) => m.decision && (m.view as RoadRallyView).phase === phase);
const moments = asked(reel.moments, "play");
const choicesOf = (moment: Moment): readonly RaceChoice[] =>
  (moment.decision?.choices ?? []) as readonly RaceChoice[];

/** Every way to pick some cards of a hand. */
function subsets(hand: readonly string[]): string[][] {
  return Array.from({ length: 2 ** hand.length }, (_, bits) =>
    hand.filter((_card, i) => (bits >> i) & 1),
  );
}

test("there is something to test", () => expect(moments.length).toBeGreaterThan(10));

test("what can be picked to the end is exactly what is offered", () => {
  for (const moment of moments) {
    const offered = plays(choicesOf(moment));
    expect(offered).toHaveLength(choicesOf(moment).length);
    const hand = (moment.view as RoadRallyView).hand.slice(0, 8);
    for (const picked of subsets(hand)) {
      const known = offered.filter(
        ({ offer }) => offer.cards.toSorted().join() === picked.toSorted().join(),
      );
      expect(known.length).toBeLessThanOrEqual(1);
      expect(exactly(offered, picked)).toBe(known[0]);
      if (known.length) expect(leadsToPlay(offered, picked)).toBe(true);
    }
  }
});

test("from a store, up to five cards draw one", () => {
  const fromStore = moments
    .map((moment) => plays(choicesOf(moment)))
    .filter((offered) => offered.some(({ offer }) => offer.store));
  expect(fromStore.length).toBeGreaterThan(0);
  for (const { offer } of fromStore.flat()) {
    expect(offer.store).toBe(offer.cards.length <= 5);
    if (offer.store) expect(offer.draw).toBe(1);
  }
});

test("the cards of every offered play are found in the hand", () => {
  for (const moment of moments) {
    const { hand } = moment.view as RoadRallyView;
    for (const { offer } of plays(choicesOf(moment))) {
      const places = placesOf(hand, offer.cards);
      expect(places.map((place) => hand[place]).toSorted()).toEqual(offer.cards.toSorted());
      expect(offer.end).toBeGreaterThan(0);
    }
  }
});

test("a mechanic finds the choice of every order, and of no other cards", () => {
  const tuned = asked(base.moments, "mechanic");
  expect(tuned.length).toBeGreaterThan(0);
  for (const moment of tuned) {
    const found = choicesOf(moment).map(({ action }) =>
      action.is === "Tune" ? tuning(choicesOf(moment), action.order) : undefined,
    );
    expect(found).toEqual(choicesOf(moment));
    expect(tuning(choicesOf(moment), ["x9"])).toBeUndefined();
  }
});
