/** Where cards and answers would take a car, read from what the server offers. */
import { expect, test } from "vitest";
import { reel } from "../../../dev/reel";
import { together } from "../../../src/games/stichrallye/decide/ghosts";
import { landingsOf } from "../../../src/games/stichrallye/decide/landings";
import { ahead, rollEnd, trackOf } from "../../../src/games/stichrallye/track";
import type { StichRallyeOffer, StichRallyeView } from "../../../src/games/stichrallye/wire";

const REELS = ["stichrallye/volcano4", "stichrallye/beach5"];

test.each(REELS)("the answers about the motor end where the view says (%s)", async (name) => {
  let asked = 0;
  for (const { view, decision } of (await reel(name)).moments) {
    const { landings } = view as StichRallyeView;
    if (!landings || !decision) continue;
    asked += 1;
    const offers = decision.choices.map(({ action }) => action as StichRallyeOffer);
    const ends = ["KeepMotor", "UseMotor"].map((is) => {
      const offer = offers.find((one) => one.is === is);
      return offer && landingsOf(offer).map(({ end }) => end);
    });
    expect(ends).toEqual([[landings[0]], [landings[1]]]);
  }
  expect(asked).toBeGreaterThan(0);
});

test.each(REELS)("only a card that may win shows where it leads (%s)", async (name) => {
  const kinds = new Set<string>();
  for (const { view, decision } of (await reel(name)).moments) {
    const { cars, seat, landings } = view as StichRallyeView;
    if (landings || !decision) continue;
    for (const { action } of decision.choices) {
      const offer = action as StichRallyeOffer;
      const found = landingsOf(offer);
      const wins = offer.is === "SoFar" || offer.is === "Win";
      const motor = cars[seat ?? 0]?.motor ?? 0;
      kinds.add(offer.is);
      expect(found.map(({ way }) => way)).toEqual(
        wins ? (motor ? ["keep", "turbo"] : ["keep"]) : [],
      );
      const [keep, turbo] = found;
      if (turbo) expect(turbo.steps - (keep?.steps ?? 0)).toBe(motor);
    }
  }
  expect(kinds.size).toBeGreaterThan(2);
});

test("answers that end on the same space share a car", () => {
  const ghost = { seat: 1, start: 3, reached: 8, space: 5, text: "5", chosen: false };
  const other = { ...ghost, reached: 5, text: "2", chosen: true };
  const far = { ...ghost, space: 9, text: "6" };
  expect(together([ghost, other, far])).toEqual([{ ...ghost, text: "5 · 2", chosen: true }, far]);
});

test("a roll goes on or back, whichever is nearer, also past the start", () => {
  const track = trackOf("S.....vvv..vvv..^^^..vvvv..^^.....");
  expect(ahead(track, 32, 2)).toBe(36);
  expect(rollEnd(track, 27, 26)).toBe(26);
  expect(rollEnd(track, 6, 9)).toBe(9);
  expect(rollEnd(track, 36, 0)).toBe(34);
});
