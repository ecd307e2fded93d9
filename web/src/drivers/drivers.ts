/** What a seat looks like everywhere: a colour, an emblem and a start number. */

export type Emblem = "arrow" | "wave" | "leaf" | "sun" | "star";

const EMBLEMS: readonly Emblem[] = ["arrow", "wave", "leaf", "sun", "star"];
export const emblem = (seat: number): Emblem => EMBLEMS[seat % EMBLEMS.length] ?? "arrow";
export const startNumber = (seat: number): number => seat + 1;
export const colour = (seat: number): string => `var(--driver-${seat % EMBLEMS.length})`;
/** A line of theirs, or a number, on the ground of a page. */
export const lineColour = (seat: number): string => `var(--driver-line-${seat % EMBLEMS.length})`;
/** Text and marks painted on a driver's colour. */
export const onColour = (seat: number): string =>
  seat % EMBLEMS.length === 3 ? "var(--on-driver-3)" : "var(--on-driver)";

/** Each emblem as a path in a box of 20 by 20 round 0, 0. */
export const EMBLEM_PATHS: Record<Emblem, string> = {
  arrow: "M-9 3 L0 -9 L9 3 H4 V9 H-4 V3Z",
  wave: "M-9 -1 Q-4.5 -8 0 -3 T9 -5 V1 Q4.5 8 0 3 T-9 5Z",
  leaf: "M-8 8 Q-9 -7 8 -8 Q9 7 -4 6 L-7 9Z",
  sun: "M0 -9 L2.3 -4.7 L6.4 -6.4 L4.7 -2.3 L9 0 L4.7 2.3 L6.4 6.4 L2.3 4.7 L0 9 L-2.3 4.7 L-6.4 6.4 L-4.7 2.3 L-9 0 L-4.7 -2.3 L-6.4 -6.4 L-2.3 -4.700Z",
  star: "M0 -9 L2.6 -3 L9 -2.7 L4 1.5 L5.7 8 L0 4.3 L-5.7 8 L-4 1.5 L-9 -2.7 L-2.6 -3Z",
};
