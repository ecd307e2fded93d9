/** What there is to know of the events of a race with tricks. */
import type { Telling } from "../../face/face";
import type { StichRallyeEvent } from "./wire";

/** A card, a trick with its drive, a motor that runs: each is a line of the log. */
const OPENS: readonly string[] = [
  "Dealt",
  "CardPlayed",
  "TrickWon",
  "MotorUsed",
] satisfies StichRallyeEvent["event"][];

export const telling: Telling = {
  chapters: ["RoundBegan", "RoundEnded", "GameOver"],
  opens: ({ event }) => OPENS.includes(event),
  landmarks: ["RoundBegan", "TrickWon"],
  sounds: { RoundBegan: "start", CardPlayed: "card", TrickWon: "points" },
};
