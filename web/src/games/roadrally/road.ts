/** How the road runs: poses along it, and its outline as SVG paths. One square is `U` units. */
import { type Course, type Point, type Side, type Space, STEP } from "./course";

export const U = 64;

/** A place on the road and the direction of driving there, in degrees clockwise from east. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

const center = ([x, y]: Point): Point => [(x + 0.5) * U, (y + 0.5) * U];

function edge(space: Space, side: Side): Point {
  const [x, y] = center(space.at);
  const [dx, dy] = STEP[side] as Point;
  return [x + (dx * U) / 2, y + (dy * U) / 2];
}

const straight = (space: Space): boolean => (space.from + 2) % 4 === space.to;

/** Where a car is that has driven the share `t` of a space. */
export function poseOn(space: Space, t: number): Pose {
  const a = edge(space, space.from);
  const b = edge(space, space.to);
  const [dx, dy] = STEP[space.to] as Point;
  if (straight(space)) {
    const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
    return { x: a[0] + (b[0] - a[0]) * t, y: a[1] + (b[1] - a[1]) * t, angle };
  }
  // A quarter circle round the corner between both edges.
  const [mx, my] = center(space.at);
  const [fx, fy] = STEP[space.from] as Point;
  const corner: Point = [mx + ((fx + dx) * U) / 2, my + ((fy + dy) * U) / 2];
  const begin = Math.atan2(a[1] - corner[1], a[0] - corner[0]);
  let sweep = Math.atan2(b[1] - corner[1], b[0] - corner[0]) - begin;
  if (sweep > Math.PI) sweep -= 2 * Math.PI;
  if (sweep < -Math.PI) sweep += 2 * Math.PI;
  const now = begin + sweep * t;
  return {
    x: corner[0] + (Math.cos(now) * U) / 2,
    y: corner[1] + (Math.sin(now) * U) / 2,
    angle: ((now + (Math.sign(sweep) * Math.PI) / 2) * 180) / Math.PI,
  };
}

/** The middle of the starting area or of the final space. */
function areaPose(area: readonly Point[], angle: number): Pose {
  const sum = area.map(center).reduce((a, b) => [a[0] + b[0], a[1] + b[1]] as Point, [0, 0]);
  return { x: sum[0] / area.length, y: sum[1] / area.length, angle };
}

/** Where a car stands on a space, if it is alone there. */
export function poseAt(course: Course, number: number): Pose {
  const space = course.spaces[number - 1];
  if (space) return poseOn(space, 0.5);
  const first = course.spaces[0] as Space;
  const last = course.spaces[course.spaces.length - 1] as Space;
  return number <= 0
    ? areaPose(course.start, poseOn(first, 0).angle)
    : areaPose(course.finish, poseOn(last, 1).angle);
}

/** The way from one space to another along the road, both included. */
export function way(course: Course, from: number, to: number): Pose[] {
  const poses: Pose[] = [poseAt(course, from)];
  for (let n = Math.max(1, from); n <= Math.min(to, course.final - 1); n++) {
    const space = course.spaces[n - 1] as Space;
    if (n !== from) poses.push(poseOn(space, 0), poseOn(space, 0.25), poseOn(space, 0.5));
    if (n !== to) poses.push(poseOn(space, 0.75));
    if (n === course.final - 1 && to === course.final) poses.push(poseOn(space, 1));
  }
  if (to === course.final) poses.push(poseAt(course, to));
  return unwind(poses);
}

/** Angles so that a car never turns the long way round. */
export function unwind(poses: readonly Pose[]): Pose[] {
  let before: number | null = null;
  return poses.map((pose) => {
    let angle = pose.angle;
    while (before !== null && angle - before > 180) angle -= 360;
    while (before !== null && angle - before < -180) angle += 360;
    before = angle;
    return { ...pose, angle };
  });
}

function segment(space: Space): string {
  const b = edge(space, space.to);
  if (straight(space)) return `L${b[0]} ${b[1]}`;
  // Clockwise if the road leaves to the right of where it was going.
  const right = (space.to - space.from + 4) % 4 === 3 ? 1 : 0;
  return `A${U / 2} ${U / 2} 0 0 ${right} ${b[0]} ${b[1]}`;
}

/** The middle line of the road from one space to another. */
export function roadPath(course: Course, from = 1, to = course.final - 1): string {
  const first = course.spaces[Math.max(from, 1) - 1];
  if (!first) return "";
  const [x, y] = edge(first, first.from);
  const parts = course.spaces.slice(Math.max(from, 1) - 1, to).map(segment);
  return `M${x} ${y}${parts.join("")}`;
}

/** The middle line from where a car stands on one space to where it would stand on another. */
export function wayPath(course: Course, from: number, to: number): string {
  return way(course, from, to)
    .map((pose, i) => `${i ? "L" : "M"}${pose.x.toFixed(1)} ${pose.y.toFixed(1)}`)
    .join("");
}

/** Where several cars on one space stand: forward and sideways from its middle, and how large. */
export function slots(count: number, area: boolean): { f: number; s: number; k: number }[] {
  if (area) {
    // A starting grid of two columns, the first in front.
    return Array.from({ length: count }, (_, i) => ({
      f: 36 - Math.floor(i / 2) * 38 - (i % 2) * 14,
      s: i % 2 ? 22 : -22,
      k: 0.8,
    }));
  }
  if (count === 1) return [{ f: 0, s: 0, k: 1 }];
  if (count === 2) return [0, 1].map((i) => ({ f: 8 - i * 16, s: i ? 15 : -15, k: 0.8 }));
  if (count === 3) return [0, 1, 2].map((i) => ({ f: 17 - i * 17, s: i % 2 ? 14 : -14, k: 0.68 }));
  return Array.from({ length: count }, (_, i) => ({
    f: 22 - i * (44 / (count - 1)),
    s: i % 2 ? 13 : -13,
    k: 0.56,
  }));
}

/** A slot seen from above. */
export function slotPose(pose: Pose, slot: { f: number; s: number }): Pose {
  const a = (pose.angle * Math.PI) / 180;
  return {
    x: pose.x + Math.cos(a) * slot.f - Math.sin(a) * slot.s,
    y: pose.y + Math.sin(a) * slot.f + Math.cos(a) * slot.s,
    angle: pose.angle,
  };
}
