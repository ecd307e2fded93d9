/** Shows the events of a hand on the board, one after the other. */
import { time } from "../../settings/settings.svelte";
import { pause } from "../../show/pause";
import type { TableShow, Teller } from "../../show/show.svelte";
import type { Event } from "../../wire";
import type { TacotsEvent } from "./wire";
import { say } from "../../words/words.svelte";
import type { Scene } from "./board/scene.svelte";
import { CARS, carWith } from "./cards";

const LAY = 300;
const STEP = 210;

export function handTeller(show: TableShow, scene: Scene): Teller {
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
  return async (told: Event, hurry: () => boolean) => {
    const event = told as TacotsEvent;
    scene.settle(show.shown);
    switch (event.event) {
      case "Laid":
      case "Finished": {
        scene.lay(event.square, event.openings);
        if (!hurry()) await rest(LAY);
        scene.move(carWith(event.car), event.square, event.start ?? null);
        return hurry() ? undefined : rest(event.event === "Finished" ? 900 : LAY);
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
        scene.count = { hand: event.hand, rows: [] };
        return rest(900);
      case "Counted":
        if (scene.count) scene.count = { ...scene.count, rows: [...scene.count.rows, event] };
        return rest(1000);
      case "HandBegan":
        if (scene.count) await rest(2200);
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
