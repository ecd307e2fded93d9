/**
 * A course in the making: tiles in road order, each driven one way or the other. How a tile must be
 * turned follows from the road before it. Whether a course is good is the server's to say; here it
 * is only seen where tiles lie on each other.
 */
import box from "../box.json";
import { type Course, lay, type Point, type Side } from "../course";

export interface Piece {
  readonly name: string;
  /** Driven from its last edge. */
  readonly reverse: boolean;
}

const EDGES = box.tiles as unknown as Record<string, { edges: [number, number] }>;
export const NAMES: readonly string[] = Object.keys(box.tiles).filter((n) => n.length === 1);

const side = (n: number): Side => (((n % 4) + 4) % 4) as Side;

/** The notation of a course, every tile turned so that it meets the road. */
export function notation(pieces: readonly Piece[]): string[] {
  let exit = side(EDGES["start"]?.edges[1] ?? 1);
  return pieces.map(({ name, reverse }) => {
    const [first, last] = EDGES[name]?.edges ?? [0, 0];
    const turn = side(exit + 2 - (reverse ? last : first));
    exit = side((reverse ? first : last) + turn);
    return `${name}${turn}${reverse ? "r" : ""}`;
  });
}

/** The tile that a notation means. */
export const piece = (written: string): Piece => ({
  name: written.slice(0, 1),
  reverse: written.endsWith("r"),
});

export interface Clash {
  readonly tile: string;
  readonly other: string;
}

/** The tiles that lie on others, in road order, and the squares where they do. */
export function clashes(course: Course): { pairs: Clash[]; squares: Point[] } {
  const covered = new Map<string, string>();
  const pairs: Clash[] = [];
  const squares: Point[] = [];
  for (const plate of course.plates) {
    for (const square of plate.squares) {
      const other = covered.get(square.join());
      if (other === undefined) {
        covered.set(square.join(), plate.name);
        continue;
      }
      squares.push(square);
      if (!pairs.some((pair) => pair.tile === plate.name && pair.other === other)) {
        pairs.push({ tile: plate.name, other });
      }
    }
  }
  return { pairs, squares };
}

const laid = (pieces: readonly Piece[], variant: string): Course => lay(notation(pieces), variant);

function mixed<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((value) => ({ value, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ value }) => value);
}

/** A random course on which no tile lies on another. */
export function shuffled(count: number, variant: string, random: () => number): Piece[] {
  const grow = (pieces: readonly Piece[], left: readonly string[]): Piece[] | null => {
    if (pieces.length === count) return [...pieces];
    const ways = left.flatMap((name) => [true, false].map((reverse) => ({ name, reverse })));
    for (const piece of mixed(ways, random)) {
      const longer = [...pieces, piece];
      // The finish is laid at the end of it each time, so it has room in the end too.
      if (clashes(laid(longer, variant)).pairs.length > 0) continue;
      const found = grow(
        longer,
        left.filter((name) => name !== piece.name),
      );
      if (found) return found;
    }
    return null;
  };
  return grow([], NAMES) ?? [];
}
