/** What the signs on a driver's plate mean. */
import Ban from "@lucide/svelte/icons/ban";
import Crown from "@lucide/svelte/icons/crown";
import Flag from "@lucide/svelte/icons/flag";
import Hand from "@lucide/svelte/icons/gallery-horizontal-end";
import Gauge from "@lucide/svelte/icons/gauge";
import Lamp from "@lucide/svelte/icons/lamp";
import Place from "@lucide/svelte/icons/list-ordered";
import Tricks from "@lucide/svelte/icons/layers-2";
import type { Sign } from "../../ui/Explain.svelte";
import { say } from "../../words/words.svelte";
import LapsSign from "./LapsSign.svelte";
import type { StichRallyeView } from "./wire";

export function signsOf(view: StichRallyeView, seat: number): Sign[] {
  const car = view.cars[seat];
  const place = view.standing.indexOf(seat);
  const begun = view.cars.some(({ space, laps }) => space > 0 || laps > 0);
  const tricks = view.tricks.filter((trick) => trick.winner === seat).length;
  const colours = [...(view.voids[seat] ?? "")].join("-");
  const last = place === view.standing.length - 1;
  return [
    ...(begun && place === 0 ? [{ Icon: Crown, text: say("web-sr-sign-first") }] : []),
    ...(begun && last ? [{ Icon: Lamp, text: say("web-sr-sign-last") }] : []),
    ...(begun && place > 0 && !last
      ? [{ Icon: Place, text: say("web-sr-sign-place", { place: place + 1 }) }]
      : []),
    ...(view.flag === seat ? [{ Icon: Flag, text: say("web-sr-sign-flag") }] : []),
    { Icon: Gauge, text: say("web-sr-sign-motor", { motor: car?.motor ?? 0 }) },
    { Icon: LapsSign, text: say("web-sr-sign-laps", { laps: car?.laps ?? 0 }) },
    { Icon: Hand, text: say("web-sr-sign-hand", { cards: view.hand_sizes[seat] ?? 0 }) },
    { Icon: Tricks, text: say("web-sr-sign-tricks", { tricks }) },
    ...(colours ? [{ Icon: Ban, text: say("web-sr-lacks", { colours }) }] : []),
  ];
}
