/** What is said to whoever is not asked anything. */
import { say } from "../../../words/words.svelte";
import type { RoadRallyView } from "../wire";

/** For whom the table waits, and why; who won by points, wherever their car is. */
export function waitsFor(view: RoadRallyView, names: readonly string[]): string {
  const called = (seat: number): string => names[seat] ?? String(seat + 1);
  if (view.outcome) {
    return say("roadrally-ask-over", { winner: called(view.outcome.places.indexOf(1)) });
  }
  return say(`roadrally-wait-${view.phase}`, {
    stage: view.stage,
    who: view.to_act.map(called),
  });
}
