/** Where everything stands on the graph of the chances. Pure numbers: no page is needed for it. */
import { WHOLE } from "./model";

/** The field in which lines are drawn, in pixels. */
export interface Field {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** The last place. */
  readonly last: number;
}

export const xOf = ({ left, width, last }: Field, place: number): number =>
  left + (last > 0 ? (place / last) * width : width / 2);

export const yOf = ({ top, height }: Field, chance: number): number =>
  top + (1 - Math.min(1, Math.max(0, chance / WHOLE))) * height;

/** The place next to a point. */
export function placeNear({ left, width, last }: Field, x: number): number {
  const part = width > 0 ? (x - left) / width : 0;
  return Math.max(0, Math.min(last, Math.round(part * last)));
}

const point = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A line through the chances of a seat. */
export const linePath = (field: Field, chances: readonly number[]): string =>
  chances
    .map((chance, i) => `${i ? "L" : "M"}${point(xOf(field, i), yOf(field, chance))}`)
    .join("");

/** The band round a line in which the chances lie. */
export function bandPath(
  field: Field,
  chances: readonly number[],
  doubts: readonly number[],
): string {
  const edge = (i: number, way: 1 | -1): string =>
    point(xOf(field, i), yOf(field, (chances[i] ?? 0) + way * (doubts[i] ?? 0)));
  const places = chances.map((_, i) => i);
  const upper = places.map((i) => edge(i, 1));
  const lower = places.toReversed().map((i) => edge(i, -1));
  return places.length ? `M${[...upper, ...lower].join("L")}Z` : "";
}

/**
 * Heights for labels that would like to stand at these, in their order, none closer to another than
 * `gap` and all between `top` and `bottom`.
 */
export function apart(
  wanted: readonly number[],
  gap: number,
  top: number,
  bottom: number,
): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const found = [...wanted];
  let least = top;
  for (const i of order) {
    found[i] = Math.max(found[i] ?? 0, least);
    least = (found[i] ?? 0) + gap;
  }
  let most = bottom;
  for (const i of order.toReversed()) {
    found[i] = Math.min(found[i] ?? 0, most);
    most = (found[i] ?? 0) - gap;
  }
  return found;
}

/** Dashes that tell the lines apart in grey: none, long, dots, dash and dot, short. */
const DASHES = ["", "14 5", "2.5 5", "14 5 2.5 5", "7 4"] as const;
export const dashOf = (seat: number): string => DASHES[seat % DASHES.length] ?? "";

/** Where a line is marked with its driver's emblem: a few places, other ones for each driver. */
export function markPlaces(last: number, seat: number, seats: number, often: number): number[] {
  const found: number[] = [];
  for (let i = 0; i < often; i++) {
    const place = Math.round((last * (i + (seat + 1) / (seats + 1))) / often);
    if (place > 0 && place < last) found.push(place);
  }
  return [...new Set(found)];
}
