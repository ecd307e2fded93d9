/** What is on a space now, and how it is called. */
import type { RoadRallyView } from "../wire";
import { say } from "../../../words/words.svelte";
import type { Course, Space } from "../course";
import type { SignKind } from "./signs";

/** The sign that stands on a space now; what has been taken leaves a trace. */
export function signOn(
  space: Space,
  view: Pick<RoadRallyView, "stages" | "checkpoints">,
): SignKind | null {
  if (space.stage) return view.stages.includes(space.stage) ? "stage" : "diner";
  if (space.shortcut) return "shortcut";
  if (space.feature === "checkpoint") {
    return view.checkpoints.includes(space.number) ? "checkpoint" : "passed";
  }
  return space.feature || null;
}

/** A space in words: its number and what it does. */
export function describe(course: Course, number: number, view: RoadRallyView): string {
  if (number <= 0) return say("web-rr-space-start");
  const space = course.spaces[number - 1];
  if (!space) return say("web-rr-space-finish");
  const kind = signOn(space, view) ?? "plain";
  const what = say(`web-rr-space-${kind}`, {
    space: number,
    stage: space.stage,
    end: space.shortcut,
  });
  if (kind !== "stage") return what;
  const mine = view.stage_cards.includes(space.stage) ? say("web-rr-space-stage-mine") : "";
  return [what, mine, say("web-rr-space-stage-scores")].filter(Boolean).join(" ");
}

/** The cars on each space that has any, first to arrive first. */
export function carsBySpace(
  order: readonly number[],
  cars: readonly number[],
): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const seat of order) {
    const space = cars[seat] ?? 0;
    found.set(space, [...(found.get(space) ?? []), seat]);
  }
  return found;
}
