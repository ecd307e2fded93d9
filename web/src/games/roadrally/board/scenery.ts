/** Where trees, rocks and mountains stand: chosen once for a course, always the same for it. */
import { type Course, type Point, type Space, STEP } from "../course";
import { U } from "../road";

export type Small = "pine" | "cactus" | "rock" | "bush" | "poplar";
export type Large =
  | "mesa"
  | "peaks"
  | "lake"
  | "barn"
  | "grove"
  | "balloon"
  | "windmill"
  | "arch"
  | "village"
  | "wheat"
  | "camp";

export interface Prop<K> {
  readonly kind: K;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export interface Scenery {
  readonly small: readonly Prop<Small>[];
  readonly large: readonly Prop<Large>[];
}

/** Empty squares that are drawn round the tiles. */
export const MARGIN = 0.35;

/** A number from 0 to 1 that depends only on a place. */
function chance(x: number, y: number, salt = 0): number {
  let h =
    Math.imul(x + 71, 374761393) ^ Math.imul(y + 131, 668265263) ^ Math.imul(salt, 2246822519);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 2 ** 32;
}

const pick = <T>(list: readonly T[], share: number): T =>
  list[Math.min(list.length - 1, Math.floor(share * list.length))] as T;

const SMALL: readonly Small[] = ["pine", "poplar", "bush", "cactus", "rock", "pine"];

/** Things outside the bends, where the road leaves room. */
function roadside(space: Space): Prop<Small> | null {
  const [x, y] = space.at;
  const bend = (space.from + 2) % 4 !== space.to;
  if (!bend || chance(x, y, 1) < 0.3) return null;
  const [ax, ay] = STEP[space.from] as Point;
  const [bx, by] = STEP[space.to] as Point;
  return {
    kind: pick(SMALL, chance(x, y, 2)),
    x: (x + 0.5 - (ax + bx) * 0.38) * U,
    y: (y + 0.5 - (ay + by) * 0.38) * U,
    size: 0.62 + chance(x, y, 3) * 0.2,
  };
}

const BLOCKS: readonly (readonly [w: number, h: number, kinds: readonly Large[]])[] = [
  [5, 3, ["peaks", "lake", "mesa", "village"]],
  [3, 3, ["mesa", "arch", "peaks", "windmill", "balloon"]],
  [3, 2, ["wheat", "lake", "village", "barn", "camp", "arch"]],
  [2, 2, ["camp", "windmill", "grove", "balloon", "barn"]],
];

/** Large things in the empty places round the tiles, the largest first. */
export function scenery(course: Course): Scenery {
  const taken = new Set<string>();
  const key = (x: number, y: number): string => `${x} ${y}`;
  for (const plate of course.plates) for (const [x, y] of plate.squares) taken.add(key(x, y));
  const large: Prop<Large>[] = [];
  // The kind that has been used least so far, so that no two neighbours look alike.
  const used = new Map<Large, number>();
  const next = (kinds: readonly Large[]): Large => {
    const counts = kinds.map((kind) => used.get(kind) ?? 0);
    const kind = kinds[counts.indexOf(Math.min(...counts))] ?? "grove";
    used.set(kind, (used.get(kind) ?? 0) + 1);
    return kind;
  };
  for (const [w, h, kinds] of BLOCKS) {
    for (let y = 0; y <= course.height - h; y++) {
      for (let x = 0; x <= course.width - w; x++) {
        const cells = Array.from({ length: w * h }, (_, i) =>
          key(x + (i % w), y + Math.floor(i / w)),
        );
        if (cells.some((cell) => taken.has(cell))) continue;
        for (const cell of cells) taken.add(cell);
        const kind = next(kinds);
        const size = Math.min(w / 2, h / 1.5, 1.9);
        // Not all in line: as far aside as there is room.
        const aside = (w / 2 - size) * (chance(x, y, 4) - 0.5) * 1.6;
        large.push({ kind, x: (x + w / 2 + aside) * U, y: (y + h / 2) * U, size });
      }
    }
  }
  const small = course.spaces.map(roadside).filter((prop) => prop !== null);
  for (let y = -1; y <= course.height; y++) {
    for (let x = -1; x <= course.width; x++) {
      if (taken.has(key(x, y)) || chance(x, y, 5) < 0.55) continue;
      small.push({
        kind: pick(SMALL, chance(x, y, 6)),
        x: (x + 0.25 + chance(x, y, 7) * 0.5) * U,
        // Trees stand on their foot: low in their square, so as not to hide the road above.
        y: (y + 0.78 + chance(x, y, 8) * 0.2) * U,
        size: 0.8 + chance(x, y, 9) * 0.5,
      });
    }
  }
  small.sort((a, b) => a.y - b.y);
  large.sort((a, b) => a.y - b.y);
  return { small, large };
}
