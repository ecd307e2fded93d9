/** A square of the board in words. */
import { say } from "../../../words/words.svelte";
import { startNumber } from "../../../drivers/drivers";
import { kindOf, nameOf, sign } from "../cards";
import type { Offer } from "../decide/offers";

function what(offer: Offer, names: readonly string[], solo: string): string {
  if (offer.openings === null) return say("web-ta-can-drive");
  const card = `${nameOf(offer.kind)} ${sign(offer.openings)}`;
  if (offer.against === null) return say("web-ta-can-lay", { card });
  return say("web-ta-can-block", {
    solo,
    car: startNumber(offer.against),
    name: names[offer.against] ?? "",
  });
}

export function describe(
  square: string,
  openings: string | undefined,
  cars: readonly (string | null)[],
  names: readonly string[],
  players: number,
  offers: readonly Offer[],
): string {
  const solo = players > 1 ? "no" : "yes";
  const lies = openings ? `${nameOf(kindOf(openings))} ${sign(openings)}` : say("web-ta-empty");
  const standing = cars.flatMap((at, car) =>
    at === square
      ? [
          say("web-ta-car-here", {
            car: startNumber(car),
            solo,
            name: names[car] ?? "",
          }),
        ]
      : [],
  );
  const can = [...new Set(offers.map((offer) => what(offer, names, solo)))];
  return [say("web-ta-square", { square, lies }), ...standing, ...can].join(" ");
}
