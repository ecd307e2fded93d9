/** Shows the events of a game on the board, one after the other. */
import { time } from "../../settings/settings.svelte";
import type { TableShow, Teller } from "../../table/table.svelte";
import type { Event, StichRallyeDrove, StichRallyeEvent, StichRallyeView } from "../../wire";
import type { Scene } from "./scene.svelte";

const PER_SPACE = 95;

export function trickTeller(show: TableShow, scene: Scene): Teller {
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
  const drive = async (event: StichRallyeDrove): Promise<void> => {
    const ms = Math.max(420, Math.min(1500, event.steps * PER_SPACE));
    const roll = event.rolled === "no" ? 0 : 450;
    const { seat, start, reached, end } = event;
    const going = scene.go({ seat, start, reached, end, ms: time(ms + roll) }, event.laps);
    show.finish = () => scene.drive?.done();
    await going;
    if (event.lap) scene.float(seat, "⚑");
  };
  const view = (): StichRallyeView => show.shown?.view as StichRallyeView;
  const runs = (seat: number): void => {
    const parade = scene.parade;
    if (!parade) return;
    const before = parade.running === null ? [] : [parade.running];
    scene.parade = { ...parade, ran: [...parade.ran, ...before], running: seat };
  };
  return async (told: Event) => {
    const event = told as StichRallyeEvent;
    scene.settle(show.shown);
    switch (event.event) {
      case "CardPlayed":
        scene.play(event.card);
        return pause(time(420));
      case "TrickWon":
        scene.won = event.seat;
        scene.lowest = event.lowest;
        return pause(time(900));
      case "FlagTaken":
        scene.flag = event.seat;
        return pause(time(180));
      case "MotorWound":
        scene.wind(event.seat, event.arrow);
        return pause(time(260));
      case "TurboUsed":
        scene.wind(event.seat, 0);
        scene.float(event.seat, `+${event.motor}`);
        return pause(time(450));
      case "RoundEnded":
        scene.parade = {
          order: event.order,
          motors: scene.motors(view()),
          running: null,
          ran: [],
        };
        return pause(time(900));
      case "MotorUsed":
        runs(event.seat);
        scene.wind(event.seat, 0);
        scene.float(event.seat, `+${event.motor}`);
        return pause(time(550));
      case "Drove":
        return drive(event);
      case "RoundBegan":
        return pause(time(600));
      case "GameOver":
        return pause(time(700));
      case "TurboKept":
        return pause(time(350));
      case "Dealt":
        return;
    }
  };
}
