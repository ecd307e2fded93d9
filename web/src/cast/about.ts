/** What is told of a bot to whoever asks: how it drives, how strong it is, and its own sentence. */
import Gauge from "@lucide/svelte/icons/gauge";
import Quote from "@lucide/svelte/icons/quote";
import type { Sign } from "../ui/Explain.svelte";
import { say } from "../words/words.svelte";
import { ladder } from "./ladder.svelte";

export function aboutBot(plan: string, adapts: boolean, game: string): Sign[] {
  const driver = ladder.driver(plan);
  const strength = { Icon: Gauge, text: ladder.sayBot(plan, adapts, game) };
  return driver ? [{ Icon: Quote, text: say(`web-driver-${driver}-about`) }, strength] : [strength];
}
