/** Cards as the notation writes them: a letter for the colour, then the value. `y3`, `g11`. */

export const colourOf = (card: string): string => card[0] ?? "";
export const valueOf = (card: string): number => Number(card.slice(1));
