/** What the panel, the cards and the dead ends say about players. */
import type { Moment } from "../../wire";
import type { TacotsView } from "./wire";
import { written } from "../../words/numbers";
import { tell, toldTo } from "../../words/said";
import box from "./box.json";

/** A hand of so many cards or fewer is announced. */
export const ANNOUNCED = box.announced;

/** What the rules say of how it stands. */
export type Remarks = Moment["remarks"];

/** Why something cannot be taken, by what offers call it (`hand left-bend`, `pile 2`, `drive 1`), as it
 * is said to `me`; empty where the rules say nothing against it. */
export function against(
  remarks: Remarks,
  source: string,
  names: readonly string[],
  me: number | null,
): string {
  const why = remarks?.[source];
  return why ? tell(toldTo(me, why), names) : "";
}

/** Why dead ends do not reach a player; empty if they do. */
export function protection(
  remarks: Remarks,
  seat: number,
  names: readonly string[],
  me: number | null,
): string {
  return against(remarks, `seat ${seat}`, names, me);
}

/** How far a hand has come for whoever acts: the first card, those beside it, turns. */
export const stageOf = (view: TacotsView): "first" | "join" | "turn" => {
  if (view.first_square === null) return "first";
  const opening = view.setup.variant !== "patience" && view.turn < view.setup.players;
  return opening ? "join" : "turn";
};

/** Points as they are written on a sheet. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : written(points));
