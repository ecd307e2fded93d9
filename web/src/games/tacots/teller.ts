/** Shows the events of a hand on the board, one after the other. */
import { time } from "../../settings/settings.svelte";
import { pause } from "../../show/pause";
import type { TableShow, Teller } from "../../show/show.svelte";
import type { Event } from "../../wire";
import type { Counted, TacotsEvent } from "./wire";
import { say } from "../../words/words.svelte";
import type { Scene } from "./board/scene.svelte";
import box from "./box.json";
import { CARS, carWith } from "./cards";
import { signed } from "./players";

const LAY = 300;
const STEP = 210;

export function handTeller(show: TableShow, scene: Scene, names: () => readonly string[]): Teller {
  const great = scene.great;
  const rest = (ms: number): Promise<void> => pause(show, time(ms));
  const drive = async (
    number: number,
    route: readonly string[],
    hurry: () => boolean,
  ): Promise<void> => {
    const car = carWith(number);
    for (const [i, square] of route.entries()) {
      if (i === 0) continue;
      scene.move(car, square, route[i - 1] ?? null);
      if (!hurry()) await rest(STEP);
    }
  };
  const home = (seat: number, hurry: () => boolean): Promise<void> => {
    great.open(say("web-ta-great-finish"), seat, names()[seat] ?? "");
    great.add({ seat, gain: signed(box.finish), why: say("web-ta-great-laid") });
    return great.end(show, hurry);
  };
  const count = async (event: Counted, hurry: () => boolean, next: Event | null): Promise<void> => {
    scene.left = { ...scene.left, [event.seat]: event };
    const why = event.cards.length ? "" : say(event.finish ? "web-ta-home" : "web-ta-nothing-left");
    const { seat, points } = event;
    great.add({ seat, gain: signed(points), why, loss: points < 0 });
    await rest(700);
    if (next?.event !== "Counted") await great.end(show, hurry);
  };
  return async (told: Event, hurry: () => boolean, next: Event | null) => {
    const event = told as TacotsEvent;
    scene.settle(show.shown);
    switch (event.event) {
      case "Laid":
      case "Finished": {
        scene.lay(event.square, event.openings);
        if (!hurry()) await rest(LAY);
        scene.move(carWith(event.car), event.square, event.start ?? null);
        if (event.event === "Finished") return hurry() ? undefined : home(event.seat, hurry);
        return hurry() ? undefined : rest(LAY);
      }
      case "PatienceBegan":
        scene.lay(event.square, event.openings);
        CARS.forEach((car) => scene.move(car, event.square, null));
        return rest(500);
      case "DeadEndLaid":
        scene.lay(event.square, event.openings);
        return rest(800);
      case "Drove":
        return drive(event.car, event.route, hurry);
      case "FewCards":
        scene.floats.rise(event.seat, say("web-ta-few", { cards: event.cards }));
        return rest(800);
      case "HandEnded":
        great.open(say("web-ta-count", { hand: event.hand }));
        return rest(700);
      case "Counted":
        return count(event, hurry, next);
      case "HandBegan":
        scene.clear();
        return hurry() ? undefined : rest(700);
      case "Dealt":
      case "TurnedUp":
        return;
      case "TakenBack":
      case "LastCard":
      case "SecondDeal":
      case "StartPassed":
      case "PatienceOver":
        return rest(800);
      default:
        return rest(400);
    }
  };
}
