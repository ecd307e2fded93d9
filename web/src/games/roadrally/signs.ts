/** What the signs on a driver's plate mean. */
import Award from "@lucide/svelte/icons/award";
import Crown from "@lucide/svelte/icons/crown";
import Flag from "@lucide/svelte/icons/flag";
import Hand from "@lucide/svelte/icons/gallery-horizontal-end";
import Lamp from "@lucide/svelte/icons/lamp";
import Layers from "@lucide/svelte/icons/layers";
import Road from "@lucide/svelte/icons/road";
import type { Sign } from "../../ui/Explain.svelte";
import { say } from "../../words/words.svelte";
import Shield from "./Shield.svelte";
import type { RoadRallyView } from "./wire";

export function signsOf(view: RoadRallyView, seat: number): Sign[] {
  const place = view.order.indexOf(seat);
  const most = Math.max(...view.totals);
  const begun = view.cars.some((space) => space > 0);
  const triggered = view.triggered[seat]?.length ?? 0;
  const tiles = (view.stage_tiles[seat]?.length ?? 0) + (view.checkpoint_tiles[seat] ?? 0);
  const first = begun && place === 0;
  const last = begun && place === view.order.length - 1;
  const leads = most > 0 && view.totals[seat] === most;
  return [
    ...(leads ? [{ Icon: Crown, text: say("web-rr-sign-leads") }] : []),
    ...(first ? [{ Icon: Flag, text: say("web-rr-sign-first") }] : []),
    ...(last ? [{ Icon: Lamp, text: say("web-rr-sign-last") }] : []),
    ...(first || last ? [] : [{ Icon: Road, text: say("web-rr-on-road", { place: place + 1 }) }]),
    { Icon: Hand, text: say("web-rr-sign-hand", { cards: view.hand_sizes[seat] ?? 0 }) },
    { Icon: Layers, text: say("web-rr-sign-deck", { cards: view.deck_sizes[seat] ?? 0 }) },
    { Icon: Shield, text: say("web-rr-sign-triggers", { cards: view.triggers_left[seat] ?? 0 }) },
    ...(triggered
      ? [{ Icon: Shield, text: say("web-rr-sign-triggered", { cards: triggered }) }]
      : []),
    ...(tiles ? [{ Icon: Award, text: say("web-rr-sign-tiles", { tiles }) }] : []),
  ];
}
