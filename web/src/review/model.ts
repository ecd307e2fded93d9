/**
 * A review as it is shown: place after place along the race. A place is an index into the review's
 * moments; `at` counts the actions of the record, among which some may have been taken back.
 */
import type { Moment, Review, ReviewDecision, ReviewStep, TurningPoint } from "../wire";

/** Certainty on the wire (tables/wire/review.py). */
export const WHOLE = 2_520_000;

/** The eyes of whoever decides. */
export const ACTING = "acting";

export const GRADES = ["best", "fine", "slip", "mistake"] as const;
export type Grade = (typeof GRADES)[number];

/** In whole percent; certainty only where it is one. */
export function percent(chance: number): number {
  const found = Math.round((100 * chance) / WHOLE);
  return chance > 0 && chance < WHOLE ? Math.min(99, Math.max(1, found)) : found;
}

/** The chance to win of each seat, place after place: `wins[seat][place]`. */
export const winsOf = ({ moments, names }: Review): number[][] =>
  names.map((_, seat) => moments.map(({ places }) => places[seat]?.[0] ?? 0));

/** What somebody looks at: how it stands, what is done next, and how that is judged. */
export interface Place {
  readonly place: number;
  /** The chance to win of each seat. */
  readonly wins: readonly number[];
  /** The chance of each place for each seat. */
  readonly places: readonly (readonly number[])[];
  /** Half the width of the interval in which they lie. */
  readonly doubt: number;
  /** Null at the end. */
  readonly step: ReviewStep | null;
  /** Null without a choice, or as long as it is not judged. */
  readonly decision: ReviewDecision | null;
  readonly turns: readonly TurningPoint[];
}

export function placeAt(review: Review, place: number): Place {
  const moment = review.moments[place];
  const step = review.steps[place] ?? null;
  return {
    place,
    wins: review.names.map((_, seat) => moment?.places[seat]?.[0] ?? 0),
    places: moment?.places ?? [],
    doubt: moment?.doubt ?? 0,
    step,
    decision: step ? (review.decisions.find(({ at }) => at === step.at) ?? null) : null,
    turns: step ? review.turns.filter(({ at }) => at === step.at) : [],
  };
}

/** The place of what stands there after so many actions. */
export const placeOf = ({ moments }: Review, at: number): number =>
  Math.max(
    0,
    moments.findLastIndex((moment) => moment.at <= at),
  );

/** The places of turning points, in order. */
export const turnPlaces = (review: Review): number[] => [
  ...new Set(review.turns.map(({ at }) => placeOf(review, at))),
];

/** The next of some places after this one, or before it; the same if there is none. */
export function following(places: readonly number[], from: number, way: 1 | -1): number {
  const found =
    way > 0 ? places.find((place) => place > from) : places.findLast((place) => place < from);
  return found ?? from;
}

/** Where a replay has the moment of a step, or the last one before it. */
export const reelPlace = (reel: readonly Moment[], step: number): number =>
  Math.max(
    0,
    reel.findLastIndex((moment) => moment.step <= step),
  );

/**
 * Whole numbers that still add up: each is rounded, and what is missing then goes to the one that
 * was rounded most.
 */
export function rounded(parts: readonly number[], total: number): number[] {
  const found = parts.map((part) => Math.round(part));
  let missing = total - found.reduce((sum, part) => sum + part, 0);
  const errors = parts.map((part, i) => part - (found[i] ?? 0));
  while (missing !== 0) {
    const way = Math.sign(missing);
    let most = 0;
    errors.forEach((error, i) => {
      if (error * way > (errors[most] ?? 0) * way) most = i;
    });
    found[most] = (found[most] ?? 0) + way;
    errors[most] = (errors[most] ?? 0) - way;
    missing -= way;
  }
  return found;
}
