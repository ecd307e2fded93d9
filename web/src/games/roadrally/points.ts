/** How every point was made, from what was told. */
import type { Told } from "../../show/show.svelte";
import type { RoadRallyEvent, RoadRallyView } from "./wire";
import { TILE_POINTS } from "./course";

export interface Sheet {
  readonly seat: number;
  /** Points at stages: single, and doubled for one's own. */
  stages: number;
  own: number;
  finish: number;
  tiles: number;
}

export function sheets(view: RoadRallyView, log: readonly Told[]): Sheet[] {
  const found: Sheet[] = view.order.map((seat) => ({
    seat,
    stages: 0,
    own: 0,
    finish: 0,
    tiles:
      TILE_POINTS * ((view.stage_tiles[seat]?.length ?? 0) + (view.checkpoint_tiles[seat] ?? 0)),
  }));
  for (const told of log) {
    const event = told.event as RoadRallyEvent;
    if (event.event !== "PointsScored") continue;
    const sheet = found.find((one) => one.seat === event.seat);
    if (!sheet) continue;
    if (event.stage === 0) sheet.finish += event.points;
    else if (event.doubled) sheet.own += event.points;
    else sheet.stages += event.points;
  }
  const place = (seat: number): number => view.outcome?.places[seat] ?? 0;
  return found.sort((a, b) => place(a.seat) - place(b.seat));
}
