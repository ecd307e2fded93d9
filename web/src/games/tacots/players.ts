/** What the panel, the cards and the dead ends say about players. */
import type { Moment } from "../../wire";
import type { TacotsView } from "./wire";
import { written } from "../../words/numbers";
import { tell, toldTo } from "../../words/said";
import { say } from "../../words/words.svelte";
import box from "./box.json";

/** A hand of so many cards or fewer is announced. */
export const ANNOUNCED = box.announced;

/** What the rules say of how it stands. */
export type Remarks = Moment["remarks"];

/** Why dead ends do not reach a player, as it is said to `me`; empty if they do. */
export function protection(
  remarks: Remarks,
  seat: number,
  names: readonly string[],
  me: number | null,
): string {
  const why = remarks?.[`seat ${seat}`];
  return why ? tell(toldTo(me, why), names) : "";
}

/** How far a hand has come for whoever acts: the first card, those beside it, turns. */
export const stageOf = (view: TacotsView): "first" | "join" | "turn" => {
  if (view.setup.variant === "patience" || view.turn >= view.setup.players) return "turn";
  return view.first_square === null ? "first" : "join";
};

/** Why a card cannot be taken. */
export function whyNot(view: TacotsView, kind: string): string {
  const stage = stageOf(view);
  if (kind !== "dead-end") return say("web-ta-fits-nowhere", { stage });
  return say(stage === "turn" ? "web-ta-dead-end-waits" : "tacots-illegal-opening-dead-end");
}

/** Points as they are written on a sheet. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : written(points));
