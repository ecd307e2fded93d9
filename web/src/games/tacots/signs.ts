/** What the signs on a player's plate mean. */
import Ban from "@lucide/svelte/icons/ban";
import Crown from "@lucide/svelte/icons/crown";
import Flag from "@lucide/svelte/icons/flag";
import Hand from "@lucide/svelte/icons/gallery-horizontal-end";
import Shield from "@lucide/svelte/icons/shield-check";
import type { Sign } from "../../ui/Explain.svelte";
import { say } from "../../words/words.svelte";
import Barrier from "./Barrier.svelte";
import type { TacotsView } from "./wire";

/** What the plate knows besides the view: is it the best, why is it safe, what does it lack? */
interface Known {
  readonly leads: boolean;
  readonly guard: string;
  readonly lacks: string;
}

export function signsOf(view: TacotsView, seat: number, { leads, guard, lacks }: Known): Sign[] {
  const player = view.players[seat];
  if (!player) return [];
  return [
    ...(leads ? [{ Icon: Crown, text: say("web-ta-sign-leads") }] : []),
    { Icon: Hand, text: say("web-ta-sign-hand", { cards: player.cards }) },
    ...(player.finished ? [{ Icon: Flag, text: say("web-ta-sign-home") }] : []),
    ...(player.dead_end ? [{ Icon: Barrier, text: say("web-ta-sign-dead-end") }] : []),
    ...(guard && seat !== view.seat ? [{ Icon: Shield, text: guard }] : []),
    ...(lacks ? [{ Icon: Ban, text: lacks }] : []),
  ];
}
