/** Orders and rule sets that only the server names, and messages are named after. */
export const orders = [
  "stay",
  "draw-first",
  "shuffle-first",
  "reshuffle",
  "base",
  "standard",
  "sprint",
];
