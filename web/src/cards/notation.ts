/** Cards as the notation writes them: a letter for the colour, then the value. `y3`, `g11`. */

const CARD = /^[gyrb]\d{1,2}$/;

export const isCard = (text: unknown): text is string =>
  typeof text === "string" && CARD.test(text);
export const colourOf = (card: string): string => card[0] ?? "";
export const valueOf = (card: string): number => Number(card.slice(1));
