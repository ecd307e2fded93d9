/** What there is to know of the events of a race with tricks. */
import type { Telling } from "../../face/face";

export const telling: Telling = {
  chapters: ["RoundBegan", "RoundEnded", "GameOver"],
  landmarks: ["RoundBegan", "TrickWon"],
  sounds: { RoundBegan: "start", CardPlayed: "card", TrickWon: "points" },
};
