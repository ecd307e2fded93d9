/**
 * A course as it lies on the table: where every space is, what is printed on it, and how the road
 * runs through it. What the tiles look like comes from Python's one data file (`box.json`); here
 * they are only laid end to end. Nothing in this file decides what is allowed.
 */
import box from "./box.json";
import type { RoadRallySetup } from "./wire";

export type Point = readonly [x: number, y: number];
export type Side = 0 | 1 | 2 | 3;
export type Feature = "" | "checkpoint" | "gas" | "store" | "mechanic";

/** North, east, south, west: the step to the neighbour on each side. */
export const STEP: readonly Point[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

interface Tile {
  road: Point[];
  area: Point[];
  edges: [number, number];
  diners: number[];
  features: Feature[];
  shortcut: [number, number] | null;
}

export interface RuleSet {
  first_stage: number;
  tiles: number;
  free: boolean;
  points: Record<string, number[]>;
  cards_from: Record<string, number>;
}

const TILES = box.tiles as unknown as Record<string, Tile>;
export const RULES = box.rules as unknown as Record<string, RuleSet>;
export const DRAW: Readonly<Record<string, number>> = box.draw;
export const TILE_POINTS: number = box.tile_points;
export const OWN_STAGE: number = box.own_stage;

/** What a stage gives: points by place, and from which place on one may draw cards instead, if from any. */
export interface Rewards {
  readonly points: readonly number[];
  readonly cardsFrom: number | null;
}

export function rewards({ variant, players }: RoadRallySetup): Rewards {
  const rules = RULES[variant];
  return { points: rules?.points[players] ?? [], cardsFrom: rules?.cards_from[players] ?? null };
}

export interface Space {
  readonly number: number;
  readonly at: Point;
  /** The side where the road comes in, and where it goes out. */
  readonly from: Side;
  readonly to: Side;
  readonly feature: Feature;
  /** The number of the stage whose diner is here, or 0. */
  readonly stage: number;
  /** The space at the end of the shortcut that begins here, or 0. */
  readonly shortcut: number;
}

/** A tile on the table: its letter and the squares it covers. */
export interface Plate {
  readonly name: string;
  readonly squares: readonly Point[];
  readonly area: readonly Point[];
}

export interface Course {
  readonly spaces: readonly Space[];
  readonly plates: readonly Plate[];
  readonly start: readonly Point[];
  readonly finish: readonly Point[];
  /** The number of the final space. */
  readonly final: number;
  readonly width: number;
  readonly height: number;
}

interface Laid {
  readonly name: string;
  readonly road: readonly Point[];
  readonly area: readonly Point[];
  readonly exit: Side;
  readonly reverse: boolean;
}

const side = (n: number): Side => (((n % 4) + 4) % 4) as Side;

function turned([x, y]: Point, turns: number): Point {
  let [a, b] = [x, y];
  for (let i = 0; i < turns; i++) [a, b] = [-b, a];
  return [a, b];
}

const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];
const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];

/** The side of `a` on which its neighbour `b` lies. */
export function facing(a: Point, b: Point): Side {
  const found = STEP.findIndex((step) => a[0] + step[0] === b[0] && a[1] + step[1] === b[1]);
  return side(found);
}

function put(name: string, turns: number, reverse: boolean, entry: Point): Laid {
  const tile = TILES[name];
  if (!tile) throw new Error(`no tile ${name}`);
  const driven = reverse ? tile.road.toReversed() : tile.road;
  const first = driven[0] as Point;
  const shift = minus(entry, turned(first, turns));
  const place = (square: Point): Point => add(turned(square, turns), shift);
  return {
    name,
    reverse,
    road: driven.map(place),
    area: tile.area.map(place),
    exit: side(tile.edges[reverse ? 0 : 1] + turns),
  };
}

function layTiles(texts: readonly string[], turn: number): Laid[] {
  const laid: Laid[] = [put("start", turn, false, [0, 0])];
  const next = (name: string, turns: number, reverse: boolean): void => {
    const before = laid[laid.length - 1] as Laid;
    const end = before.road[before.road.length - 1] as Point;
    laid.push(put(name, turns, reverse, add(end, STEP[before.exit] as Point)));
  };
  for (const text of texts) {
    next(text[0] ?? "", side(Number(text[1]) + turn), text[2] === "r");
  }
  const before = laid[laid.length - 1] as Laid;
  // The finish is turned so that its entry faces the road's end.
  next("finish", side(before.exit + 2 - (TILES["finish"]?.edges[0] ?? 0)), false);
  return laid;
}

/** The beginning and the end of a tile's shortcut, counted in driving order. */
function shortcutOf(tile: Tile, reverse: boolean): readonly [number, number] | null {
  if (!tile.shortcut) return null;
  const last = tile.road.length - 1;
  return reverse ? [last - tile.shortcut[1], last - tile.shortcut[0]] : tile.shortcut;
}

function number(laid: readonly Laid[], firstStage: number): Space[] {
  const road = laid.flatMap((one) => one.road);
  const startArea = laid[0]?.area ?? [];
  const finishArea = laid[laid.length - 1]?.area ?? [];
  const beside = (square: Point, area: readonly Point[]): Point =>
    area.find((a) => Math.abs(a[0] - square[0]) + Math.abs(a[1] - square[1]) === 1) ?? square;
  const spaces: Space[] = [];
  let stage = firstStage;
  for (const one of laid) {
    const tile = TILES[one.name] as Tile;
    const base = spaces.length;
    const last = tile.road.length - 1;
    const shortcut = shortcutOf(tile, one.reverse);
    one.road.forEach((at, i) => {
      const place = base + i;
      const own = one.reverse ? last - i : i;
      const before = road[place - 1] ?? beside(at, startArea);
      const after = road[place + 1] ?? beside(at, finishArea);
      spaces.push({
        number: place + 1,
        at,
        from: facing(at, before),
        to: facing(at, after),
        feature: tile.features[own] ?? "",
        stage: tile.diners.includes(own) ? stage++ : 0,
        shortcut: shortcut?.[0] === i ? base + shortcut[1] + 1 : 0,
      });
    });
  }
  return spaces;
}

/** Lays the course, turned by quarter turns as a whole, with its corner at 0, 0. */
export function lay(texts: readonly string[], variant: string, turn = 0): Course {
  const laid = layTiles(texts, turn);
  const squares = laid.flatMap((one) => [...one.road, ...one.area]);
  const xs = squares.map((s) => s[0]);
  const ys = squares.map((s) => s[1]);
  const corner: Point = [Math.min(...xs), Math.min(...ys)];
  const home = (square: Point): Point => minus(square, corner);
  const spaces = number(laid, RULES[variant]?.first_stage ?? 1);
  return {
    spaces: spaces.map((space) => ({ ...space, at: home(space.at) })),
    plates: laid.map((one) => ({
      name: one.name,
      squares: [...one.road, ...one.area].map(home),
      area: one.area.map(home),
    })),
    start: (laid[0]?.area ?? []).map(home),
    finish: (laid[laid.length - 1]?.area ?? []).map(home),
    final: spaces.length + 1,
    width: Math.max(...xs) - corner[0] + 1,
    height: Math.max(...ys) - corner[1] + 1,
  };
}

/** The same course, turned so that it fills a frame of this shape best. */
export function layToFit(texts: readonly string[], variant: string, aspect: number): Course {
  const plain = lay(texts, variant);
  const scale = (w: number, h: number): number => Math.min(aspect / (w + 1), 1 / (h + 1));
  const { width, height } = plain;
  // Upside down reads as well as upright; a quarter turn must be worth it.
  return scale(height, width) > scale(width, height) * 1.02 ? lay(texts, variant, 3) : plain;
}
