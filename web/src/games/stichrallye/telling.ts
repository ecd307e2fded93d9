/** What there is to know of the events of a race with tricks. */
import type { Telling } from "../../face/face";
import { EVENT_SEATS } from "./wire";

export const telling: Telling = {
  seats: EVENT_SEATS,
  chapters: ["RoundBegan", "RoundEnded", "GameOver"],
  landmarks: ["RoundBegan", "TrickWon"],
  sounds: { RoundBegan: "start", CardPlayed: "card", TrickWon: "points" },
};
