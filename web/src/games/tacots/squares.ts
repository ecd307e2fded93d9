/** Where things are on the board: 8 by 8 upright squares, a1 in the south-west. */

import box from "./box.json";

/** Cards are upright, a little higher than wide: they turn by half a turn only. */
export const W = 100;
export const H = 112;

export const COLUMNS: readonly string[] = [...box.columns];
export const ROWS: readonly string[] = [...box.rows];
export const SQUARES: readonly string[] = [...ROWS]
  .reverse()
  .flatMap((row) => COLUMNS.map((column) => column + row));
export const CENTRE: readonly string[] = box.centre;

/** The upper left corner of a square on the drawing. */
export const cornerOf = (square: string): { x: number; y: number } => ({
  x: COLUMNS.indexOf(square[0] ?? "") * W,
  y: (7 - ROWS.indexOf(square[1] ?? "")) * H,
});

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  N: [0, 1],
  E: [1, 0],
  S: [0, -1],
  W: [-1, 0],
};

/** The square beside a square; null beyond the edge. */
export function beside(square: string, side: string): string | null {
  const [right, up] = STEPS[side] ?? [0, 0];
  const column = COLUMNS[COLUMNS.indexOf(square[0] ?? "") + right];
  const row = ROWS[ROWS.indexOf(square[1] ?? "") + up];
  return column && row ? column + row : null;
}

/** The sides of a card on a square that lead to squares without a card. */
export const waysOn = (
  square: string,
  openings: string,
  roads: Readonly<Record<string, string>>,
): string[] =>
  [...openings].filter((side) => {
    const next = beside(square, side);
    return next !== null && !(next in roads);
  });

export interface Stand {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

const PLACES: readonly (readonly Stand[])[] = [
  [{ x: 50, y: 56, k: 1 }],
  [
    { x: 34, y: 36, k: 0.86 },
    { x: 66, y: 78, k: 0.86 },
  ],
  [
    { x: 27, y: 34, k: 0.7 },
    { x: 73, y: 34, k: 0.7 },
    { x: 50, y: 82, k: 0.7 },
  ],
  [
    { x: 27, y: 34, k: 0.7 },
    { x: 73, y: 34, k: 0.7 },
    { x: 27, y: 82, k: 0.7 },
    { x: 73, y: 82, k: 0.7 },
  ],
];

/** Where each car stands on the drawing; null before it is on the board. */
export function stands(cars: readonly (string | null)[]): (Stand | null)[] {
  return cars.map((square, car) => {
    if (square === null) return null;
    const here = cars.flatMap((other, i) => (other === square ? [i] : []));
    const place = PLACES[here.length - 1]?.[here.indexOf(car)] ?? { x: 50, y: 56, k: 1 };
    const corner = cornerOf(square);
    return { x: corner.x + place.x, y: corner.y + place.y, k: place.k };
  });
}
