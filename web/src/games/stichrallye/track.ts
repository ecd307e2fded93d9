/**
 * Where the spaces of a track lie. The loops come from Python's one data file (`box.json`); the
 * spaces lie evenly along a smooth curve through a loop's points, and hills lift the road.
 */
import box from "./box.json";

export const [WIDTH, HEIGHT] = box.canvas as [number, number];
export const LAPS: number = box.laps;
/** How much higher than the lowest space the highest one is drawn. */
export const RISE = 62;
/** Half the road. */
export const HALF = 31;

export type Kind = "S" | "." | "v" | "^";
export type Scenery = keyof typeof box.tracks;

export interface Pose {
  readonly x: number;
  readonly y: number;
  /** The direction of travel in radians; 0 is to the right, a quarter turn is down. */
  readonly angle: number;
  /** How far the road is lifted here. */
  readonly lift: number;
}

export interface Track {
  readonly spaces: string;
  readonly scenery: Scenery;
  readonly length: number;
  /** The pose at any place along the way: 3 is the middle of space 3, 3.5 the border to 4. */
  at(place: number): Pose;
  kind(space: number): Kind;
}

type Point = readonly [number, number];
const FINE = 48;

/** The track of a text such as `S.....vvv..`; known texts have their own landscape. */
export function trackOf(spaces: string): Track {
  const known = Object.entries(box.tracks).find(([, track]) => track.spaces === spaces);
  const scenery = (known?.[0] ?? "own") as Scenery;
  const curve = smooth(box.tracks[scenery].loop as unknown as Point[]);
  const rises = heights(spaces);
  const length = spaces.length;
  const along = evenly(curve, length);
  const point = (place: number): { x: number; y: number; lift: number } => {
    const [x, y] = along(place);
    const low = Math.floor(place);
    const part = place - low;
    const [a, b] = [rises[mod(low, length)] ?? 0, rises[mod(low + 1, length)] ?? 0];
    const lift = (a + (b - a) * part) * RISE;
    return { x, y: y - lift, lift };
  };
  return {
    spaces,
    scenery,
    length,
    at(place) {
      const { x, y, lift } = point(place);
      const [[ax, ay], [bx, by]] = [along(place - 0.3), along(place + 0.3)];
      return { x, y, lift, angle: Math.atan2(by - ay, bx - ax) };
    },
    kind: (space) => spaces[mod(space, length)] as Kind,
  };
}

export const mod = (value: number, length: number): number => ((value % length) + length) % length;

/** Many points along a closed Catmull-Rom curve through these; the last is the first again. */
function smooth(points: readonly Point[]): Point[] {
  const curve: Point[] = [];
  const near = (i: number): Point => points[mod(i, points.length)] ?? [0, 0];
  for (let i = 0; i < points.length; i++) {
    const [a, b, c, d] = [near(i - 1), near(i), near(i + 1), near(i + 2)];
    for (let step = 0; step < FINE; step++) {
      const t = step / FINE;
      const axis = (k: 0 | 1): number =>
        ((3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3 +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t ** 2 +
          (c[k] - a[k]) * t +
          2 * b[k]) /
        2;
      curve.push([axis(0), axis(1)]);
    }
  }
  return [...curve, curve[0] ?? [0, 0]];
}

/** Points along a closed curve by place, where so many places go once round. */
function evenly(curve: readonly Point[], count: number): (place: number) => Point {
  const far = [0];
  for (let i = 1; i < curve.length; i++) {
    const [p, q] = [curve[i - 1] ?? [0, 0], curve[i] ?? [0, 0]];
    far.push((far[i - 1] ?? 0) + Math.hypot(q[0] - p[0], q[1] - p[1]));
  }
  const whole = far[far.length - 1] ?? 1;
  return (place) => {
    const goal = (whole * mod(place, count)) / count;
    let i = far.findIndex((one) => one > goal);
    if (i < 1) i = far.length - 1;
    const [before, after] = [far[i - 1] ?? 0, far[i] ?? 1];
    const part = (goal - before) / (after - before);
    const [p, q] = [curve[i - 1] ?? [0, 0], curve[i] ?? [0, 0]];
    return [p[0] + (q[0] - p[0]) * part, p[1] + (q[1] - p[1]) * part];
  };
}

/** The height of each space from 0 to 1; climbs together are as high as descents. */
export function heights(spaces: string): number[] {
  const count = (kind: Kind): number => [...spaces].filter((one) => one === kind).length;
  const [ups, downs, flats] = [count("^"), count("v"), count(".")];
  const up = ups ? 1 / ups : 0;
  const down = downs ? -1 / downs : 0;
  const flat = ups > 0 !== downs > 0 ? -(up * ups + down * downs) / flats : 0;
  const steps: Record<string, number> = { "^": up, v: down, ".": flat };
  let level = 0;
  const levels = [...spaces].map((kind) => (level += steps[kind] ?? 0));
  const [lowest, highest] = [Math.min(...levels), Math.max(...levels)];
  return levels.map((one) => (one - lowest) / (highest - lowest || 1));
}

/** The poses along a move from one space to another, forwards or, by a roll, backwards. */
export function way(track: Track, from: number, to: number): Pose[] {
  const steps = Math.max(1, Math.round(Math.abs(to - from) * 3));
  return Array.from({ length: steps + 1 }, (_, i) => track.at(from + ((to - from) * i) / steps));
}

/** The next place on the way at or after `from` that is this space. */
export const ahead = (track: Track, from: number, space: number): number =>
  from + mod(space - from, track.length);

/** Where a roll ends that began at `reached`: on, or back, whichever is nearer. */
export function rollEnd(track: Track, reached: number, space: number): number {
  const back = mod(reached - space, track.length);
  const on = mod(space - reached, track.length);
  return back < on ? reached - back : reached + on;
}

/** Where the cars that wait on the start together stand, off its middle. */
export function slot(index: number, count: number): { dx: number; dy: number } {
  if (count < 2) return { dx: 0, dy: 0 };
  const rows = Math.ceil(count / 2);
  const [row, column] = [Math.floor(index / 2), index % 2];
  const alone = count % 2 === 1 && index === count - 1;
  return { dx: alone ? 0 : column ? -34 : 34, dy: (row - (rows - 1) / 2) * 38 };
}
