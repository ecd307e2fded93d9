/** What there is to know of the events of a race. */
import type { Telling } from "../../face/face";

export const telling: Telling = {
  chapters: ["RoundBegan", "RaceOver"],
  landmarks: ["RoundBegan", "StageTriggered"],
  sounds: { RoundBegan: "start", CardsPlayed: "card", PointsScored: "points" },
};
