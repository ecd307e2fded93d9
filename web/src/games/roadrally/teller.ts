/** Shows the events of a race on the board, one after the other. */
import { time } from "../../settings/settings.svelte";
import { pause } from "../../show/pause";
import type { TableShow, Teller } from "../../show/show.svelte";
import type { Event } from "../../wire";
import type { RoadRallyEvent } from "./wire";
import type { Scene } from "./board/scene.svelte";
import { TILE_POINTS } from "./course";

const PER_SPACE = 110;
const MOST = 1200;
const LEAST = 320;

export function raceTeller(show: TableShow, scene: Scene): Teller {
  const rest = (ms: number): Promise<void> => pause(show, time(ms));
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
        return rest(500);
      case "PointsScored":
        scene.floats.rise(event.seat, `+${event.points}`);
        return rest(450);
      case "CheckpointTaken":
      case "StageTileTaken":
        scene.floats.rise(event.seat, `+${TILE_POINTS}`);
        return rest(500);
      case "RoundBegan":
      case "StageTriggered":
      case "StagesReached":
      case "RaceOver":
        return rest(600);
      case "DrewCards":
      case "LookedAt":
        return;
      default:
        return rest(220);
    }
  };
}
