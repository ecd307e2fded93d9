/** What there is to know of the events of a rally, and of a patience. */
import type { Telling } from "../../face/face";
import { told } from "./sentences";
import { EVENT_SEATS } from "./wire";

export const telling: Telling = {
  seats: EVENT_SEATS,
  more: told,
  chapters: ["HandBegan", "HandEnded", "DealtAgain", "SecondDeal", "PatienceBegan", "GameOver"],
  landmarks: ["HandBegan", "Finished", "HandEnded"],
  sounds: { HandBegan: "start", Laid: "card", Finished: "points" },
};
