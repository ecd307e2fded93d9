/** Shows the events of a game on the board, one after the other. */
import { time } from "../../settings/settings.svelte";
import { pause } from "../../show/pause";
import type { TableShow, Teller } from "../../show/show.svelte";
import type { Event } from "../../wire";
import type { Drove, StichRallyeEvent, StichRallyeView } from "./wire";
import { say } from "../../words/words.svelte";
import type { Scene } from "./scene.svelte";

const PER_SPACE = 95;

export function trickTeller(show: TableShow, scene: Scene, names: () => readonly string[]): Teller {
  const rest = (ms: number): Promise<void> => pause(show, time(ms));
  const drive = async (event: Drove, hurry: () => boolean): Promise<void> => {
    const ms = Math.max(420, Math.min(1500, event.steps * PER_SPACE));
    const roll = event.rolled === "no" ? 0 : 450;
    const { seat, start, reached, end } = event;
    const going = scene.go({ seat, start, reached, end, ms: time(ms + roll) }, event.laps);
    show.finish = () => scene.drive?.done();
    await going;
    if (!event.lap || hurry()) return;
    scene.great.open(say("web-sr-great-lap", { laps: event.laps }), seat, names()[seat] ?? "");
    await scene.great.end(show, hurry);
  };
  const view = (): StichRallyeView => show.shown?.view as StichRallyeView;
  const runs = (seat: number): void => {
    const parade = scene.parade;
    if (!parade) return;
    const before = parade.running === null ? [] : [parade.running];
    scene.parade = { ...parade, ran: [...parade.ran, ...before], running: seat };
  };
  return async (told: Event, hurry: () => boolean) => {
    const event = told as StichRallyeEvent;
    scene.settle(show.shown);
    switch (event.event) {
      case "CardPlayed":
        scene.play(event.card);
        return rest(420);
      case "TrickWon":
        scene.won = event.seat;
        scene.lowest = event.lowest;
        return rest(900);
      case "FlagTaken":
        scene.flag = event.seat;
        return rest(180);
      case "MotorWound":
        scene.wind(event.seat, event.arrow);
        return rest(260);
      case "TurboUsed":
        scene.wind(event.seat, 0);
        scene.floats.rise(event.seat, `+${event.motor}`);
        return rest(450);
      case "RoundEnded":
        scene.parade = {
          order: event.order,
          motors: scene.motors(view()),
          running: null,
          ran: [],
        };
        return rest(900);
      case "MotorUsed":
        runs(event.seat);
        scene.wind(event.seat, 0);
        scene.floats.rise(event.seat, `+${event.motor}`);
        return rest(550);
      case "Drove":
        return drive(event, hurry);
      case "RoundBegan":
        return rest(600);
      case "GameOver":
        return rest(700);
      case "TurboKept":
        return rest(350);
      case "Dealt":
        return;
    }
  };
}
