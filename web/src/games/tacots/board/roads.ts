/** The lines of a road card, on a card of W by H, from the sides to which it opens. */
import { H, W } from "../squares";

const [X, Y] = [W / 2, H / 2];
/** Roads reach a hair over the edge, so that no seam shows where two cards meet. */
const OVER = 0.7;
const ENDS: Readonly<Record<string, readonly [number, number]>> = {
  N: [X, -OVER],
  E: [W + OVER, Y],
  S: [X, H + OVER],
  W: [-OVER, Y],
};
const end = (side: string): string => (ENDS[side] ?? [X, Y]).join(" ");
const OPPOSITE = ["NS", "EW"];
const CORNERS = ["NE", "ES", "SW", "NW"];
const holds = (openings: string, sides: string): boolean =>
  [...sides].every((side) => openings.includes(side));
const straight = (sides: string): string => `M${end(sides[0] ?? "")} L${end(sides[1] ?? "")}`;
const bend = (sides: string): string => `M${end(sides[0] ?? "")} Q${X} ${Y} ${end(sides[1] ?? "")}`;

/** The whole road; where roads meet, the bends between them round the corners off. */
export function surface(openings: string): string {
  if (openings.length === 1) return `M${end(openings)} L${X} ${Y}`;
  return [
    ...OPPOSITE.filter((pair) => holds(openings, pair)).map(straight),
    ...CORNERS.filter((pair) => holds(openings, pair)).map(bend),
  ].join(" ");
}

/** The tracks in its middle: no rounded corners. */
export function tracks(openings: string): string {
  if (openings.length === 1) return `M${end(openings)} L${X} ${Y}`;
  if (openings.length === 2 && !OPPOSITE.includes(openings)) return bend(openings);
  const through = OPPOSITE.filter((pair) => holds(openings, pair));
  const rest = [...openings].filter((side) => !through.some((pair) => pair.includes(side)));
  return [...through.map(straight), ...rest.map((side) => `M${end(side)} L${X} ${Y}`)].join(" ");
}

export interface Item {
  readonly what: "tree" | "poplar" | "house" | "stone" | "grass" | "hill";
  readonly x: number;
  readonly y: number;
}

const LARGE = ["house", "tree", "hill", "poplar", "grass"] as const;
const SMALL = ["tree", "stone", "grass", "tree", "grass"] as const;

/** A little landscape where no road runs; always the same for the same card in the same place. */
export function landscape(openings: string, seed: number): Item[] {
  const found: Item[] = [];
  const next = (n: number): number => ((seed + 7) * (n + 3) * 2654435761) >>> 9;
  const sides: Readonly<Record<string, readonly [number, number]>> = {
    N: [50, 20],
    E: [82, 58],
    S: [50, 98],
    W: [18, 58],
  };
  for (const [n, [side, [x, y]]] of Object.entries(sides).entries()) {
    if (openings.includes(side)) continue;
    found.push({ what: LARGE[next(n) % LARGE.length] ?? "tree", x, y });
  }
  const corners: readonly (readonly [number, number])[] = [
    [15, 18],
    [86, 18],
    [15, 102],
    [86, 102],
  ];
  for (const [n, [x, y]] of corners.entries()) {
    if (next(n + 9) % 2 === 0) continue;
    found.push({ what: SMALL[next(n + 5) % SMALL.length] ?? "tree", x, y });
  }
  return found;
}
