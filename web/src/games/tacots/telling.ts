/** What there is to know of the events of a rally, and of a patience. */
import type { Telling } from "../../face/face";

export const telling: Telling = {
  chapters: ["HandBegan", "HandEnded", "DealtAgain", "SecondDeal", "PatienceBegan", "GameOver"],
  landmarks: ["HandBegan", "Finished", "HandEnded"],
  sounds: { HandBegan: "start", Laid: "card", Finished: "points" },
};
