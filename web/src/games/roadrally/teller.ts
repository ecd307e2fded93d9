/** Shows the events of a race on the board, one after the other. */
import { time } from "../../settings/settings.svelte";
import { pause } from "../../show/pause";
import type { TableShow, Teller } from "../../show/show.svelte";
import type { Event } from "../../wire";
import { say } from "../../words/words.svelte";
import type { CardsInstead, PointsScored, RoadRallyEvent, StageTileTaken } from "./wire";
import type { Scene } from "./board/scene.svelte";
import { TILE_POINTS } from "./course";

const PER_SPACE = 110;
const MOST = 1200;
const LEAST = 320;

/** What belongs to a stage that is being scored. */
const SCORING = ["PointsScored", "CardsInstead", "StageTileTaken", "StageCardsReturned"];

type Scoring = PointsScored | CardsInstead | StageTileTaken;

const pointsOf = (event: Scoring): number =>
  event.event === "PointsScored" ? event.points : event.event === "CardsInstead" ? 0 : TILE_POINTS;

/** What a driver gets at a stage, and why. */
function gained(event: Scoring): { gain: string; why: string } {
  const gain = `+${pointsOf(event)}`;
  if (event.event === "StageTileTaken") return { gain, why: say("web-rr-great-tile") };
  const why = say("web-rr-great-why", { place: event.place });
  if (event.event === "CardsInstead") return { gain: say("web-rr-great-cards"), why };
  return { gain, why: event.doubled ? say("web-rr-great-double", { why }) : why };
}

export function raceTeller(show: TableShow, scene: Scene, names: () => readonly string[]): Teller {
  const great = scene.great;
  const open = (stage: number, seat: number | null): void => {
    scene.stage = stage;
    const title = stage ? say("web-rr-great-stage", { stage }) : say("web-rr-great-finish");
    const name = seat === null ? "" : (names()[seat] ?? "");
    great.open(title, seat, seat === null ? "" : say("web-rr-great-by", { name }));
  };
  const rest = (ms: number): Promise<void> => pause(show, time(ms));
  const drive = (seat: number, from: number, to: number, jump: boolean): Promise<void> => {
    const ms = jump ? 500 : Math.max(LEAST, Math.min(MOST, (to - from) * PER_SPACE));
    const going = scene.go({ seat, from, to }, jump, time(ms));
    show.finish = () => scene.drive?.done();
    return going;
  };
  /** Who has scored at this stage so far: the plates show it when it arrives there. */
  let scored: Scoring[] = [];
  const score = async (event: Scoring, hurry: () => boolean, next: Event | null): Promise<void> => {
    const since = show.shown;
    const stage = event.event === "CardsInstead" ? scene.stage : event.stage;
    if (!great.now) open(stage, null);
    great.add({ seat: event.seat, ...gained(event) });
    scored.push(event);
    await rest(210);
    if (next && SCORING.includes(next.event)) return;
    await great.end(show, hurry);
    if (show.shown !== since) return; // somebody jumped elsewhere meanwhile
    for (const one of scored) scene.score(one.seat, pointsOf(one));
    scored = [];
  };
  return async (told: Event, hurry: () => boolean, next: Event | null) => {
    const event = told as RoadRallyEvent;
    scene.settle(show.shown);
    switch (event.event) {
      case "Drove":
        return drive(event.seat, event.start, event.end, false);
      case "ShortcutTaken":
        return drive(event.seat, event.start, event.end, true);
      case "CardsPlayed":
        return rest(500);
      case "StageTriggered":
        open(event.stage, event.seat);
        scored = [];
        return rest(600);
      case "PointsScored":
      case "CardsInstead":
      case "StageTileTaken":
        return score(event, hurry, next);
      case "CheckpointTaken":
        scene.floats.rise(event.seat, `+${TILE_POINTS}`);
        return rest(500);
      case "RoundBegan":
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
