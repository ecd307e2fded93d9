/** Cars that show where an answer would end. */

export interface Ghost {
  readonly seat: number;
  /** Where the car stands now. */
  readonly start: number;
  /** Where its drive would end, before it rolls. */
  readonly reached: number;
  /** Where it would come to stand. */
  readonly space: number;
  /** How far it would drive. */
  readonly text: string;
  readonly chosen: boolean;
}

/** Answers that end on the same space share a car. */
export function together(ghosts: readonly Ghost[]): Ghost[] {
  const spaces = [...new Set(ghosts.map((ghost) => ghost.space))];
  return spaces.flatMap((space) => {
    const here = ghosts.filter((ghost) => ghost.space === space);
    const [first] = here;
    if (!first) return [];
    const text = here.map((ghost) => ghost.text).join(" · ");
    return [{ ...first, text, chosen: here.some((ghost) => ghost.chosen) }];
  });
}
