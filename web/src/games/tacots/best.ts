/** The best result of the patience on this device. */

export interface Best {
  readonly cards: number;
  readonly deal: number;
}

const KEY = "rallybox-tacots-patience";

function stored(): Best | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as Partial<Best> | null;
    return typeof kept?.cards === "number" && typeof kept.deal === "number"
      ? { cards: kept.cards, deal: kept.deal }
      : null;
  } catch {
    return null; // storage can be forbidden, and unreadable is like empty
  }
}

/** Keeps a result if it is the best so far; says which one is. */
export function keepBest(result: Best): Best {
  const before = stored();
  if (before && before.cards >= result.cards) return before;
  try {
    localStorage.setItem(KEY, JSON.stringify(result));
  } catch {
    // see above
  }
  return result;
}
