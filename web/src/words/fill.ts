/** What is filled into a message: the one place that knows how a host writes it down. */
import type { Said } from "../wire";

export type Param = string | number | readonly (string | number)[];
export type Params = Readonly<Record<string, Param>>;

type Given = NonNullable<Said["params"]>[string];

const plain = (value: Given): value is Param =>
  typeof value !== "object" || !("seats" in value || "cards" in value || "words" in value);

/** A sentence with names for seats, with what `cards` makes of cards, as `say` says it. */
export function fill(
  { id, params = {} }: Said,
  names: readonly string[],
  cards: (cards: readonly string[]) => Param,
  say: (id: string, params: Params) => string,
): string {
  const filled = (value: Given): Param => {
    if (plain(value)) return value;
    if (value.seats) return value.seats.map((seat) => names[seat] ?? String(seat + 1));
    if (value.cards) return cards(value.cards);
    return value.words ? fill(value.words, names, cards, say) : "";
  };
  const entries = Object.entries(params).map(([name, value]) => [name, filled(value)] as const);
  return say(id, Object.fromEntries(entries));
}
