/** What there is to know of the events of a race. */
import type { Telling } from "../../face/face";
import type { RoadRallyEvent } from "./wire";

/** A turn, a stage, a place at the finish: each is a line of the log, whatever comes of it. */
const OPENS: readonly string[] = [
  "CardsPlayed",
  "HandEmpty",
  "StageTriggered",
  "StageBypassed",
  "StagesDropped",
] satisfies RoadRallyEvent["event"][];

export const telling: Telling = {
  chapters: ["RoundBegan", "RaceOver"],
  opens: (told) => {
    const event = told as RoadRallyEvent;
    return OPENS.includes(event.event) || (event.event === "PointsScored" && event.stage === 0);
  },
  landmarks: ["RoundBegan", "StageTriggered"],
  sounds: { RoundBegan: "start", CardsPlayed: "card", PointsScored: "points" },
};
