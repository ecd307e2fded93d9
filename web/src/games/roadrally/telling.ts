/** What there is to know of the events of a race. */
import type { Telling } from "../../face/face";
import type { Params } from "../../words/words.svelte";
import { EVENT_SEATS, type RoadRallyEvent } from "./wire";

export const telling: Telling = {
  seats: EVENT_SEATS,
  more: (event: RoadRallyEvent): Params =>
    event.event === "StagesReached" ? { count: event.stages.length } : {},
  chapters: ["RoundBegan", "RaceOver"],
  landmarks: ["RoundBegan", "StageTriggered"],
  sounds: { RoundBegan: "start", CardsPlayed: "card", PointsScored: "points" },
};
