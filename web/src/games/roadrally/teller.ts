/** Shows the events of a race on the board, one after the other. */
import { time } from "../../settings/settings.svelte";
import type { TableShow, Teller } from "../../table/table.svelte";
import type { Event, RoadRallyEvent } from "../../wire";
import type { Scene } from "./board/scene.svelte";

const PER_SPACE = 110;
const MOST = 1200;
const LEAST = 320;

export function raceTeller(show: TableShow, scene: Scene): Teller {
  /** A pause that a click ends. */
  const pause = (ms: number): Promise<void> => {
    if (ms <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      show.finish = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  };
  const drive = (seat: number, from: number, to: number, jump: boolean): Promise<void> => {
    const ms = jump ? 500 : Math.max(LEAST, Math.min(MOST, (to - from) * PER_SPACE));
    const going = scene.go({ seat, from, to }, jump, time(ms));
    show.finish = () => scene.drive?.done();
    return going;
  };
  return async (told: Event) => {
    const event = told as RoadRallyEvent;
    scene.settle(show.shown);
    switch (event.event) {
      case "Drove":
        return drive(event.seat, event.start, event.end, false);
      case "ShortcutTaken":
        return drive(event.seat, event.start, event.end, true);
      case "CardsPlayed":
        return pause(time(500));
      case "PointsScored":
        scene.float(event.seat, `+${event.points}`);
        return pause(time(450));
      case "CheckpointTaken":
      case "StageTileTaken":
        scene.float(event.seat, "+2");
        return pause(time(500));
      case "RoundBegan":
      case "StageTriggered":
      case "StagesReached":
      case "RaceOver":
        return pause(time(600));
      case "DrewCards":
      case "LookedAt":
        return;
      default:
        return pause(time(220));
    }
  };
}
