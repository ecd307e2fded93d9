/** How every point was made, from what was told. */
import type { Told } from "../../show/show.svelte";
import type { RoadRallyEvent, RoadRallyView } from "./wire";
import { TILE_POINTS } from "./course";

export interface Sheet {
  /** Points at stages: single, and doubled for one's own. */
  stages: number;
  own: number;
  finish: number;
  tiles: number;
}

/** Of each seat. */
export function sheets(view: RoadRallyView, log: readonly Told[]): Sheet[] {
  const found: Sheet[] = view.totals.map((_, seat) => ({
    stages: 0,
    own: 0,
    finish: 0,
    tiles:
      TILE_POINTS * ((view.stage_tiles[seat]?.length ?? 0) + (view.checkpoint_tiles[seat] ?? 0)),
  }));
  for (const told of log) {
    const event = told.event as RoadRallyEvent;
    const sheet = event.event === "PointsScored" ? found[event.seat] : undefined;
    if (event.event !== "PointsScored" || !sheet) continue;
    if (event.stage === 0) sheet.finish += event.points;
    else if (event.doubled) sheet.own += event.points;
    else sheet.stages += event.points;
  }
  return found;
}
