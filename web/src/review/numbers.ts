/** Chances, and what they change by, as they are printed. */
import { say, speech } from "../words/words.svelte";
import { percent, WHOLE } from "./model";

/** “45%” */
export const share = (chance: number): string =>
  say("web-review-share", { percent: percent(chance) });

/** “2nd 30% · 3rd 20%”: the places after the first, as far as there is a chance of them. */
export const lower = (row: readonly number[]): string =>
  row
    .map((chance, at) => ({ place: at + 1, chance }))
    .filter(({ place, chance }) => place > 1 && chance > 0)
    .map(({ place, chance }) => say("web-review-place", { place, percent: percent(chance) }))
    .join(" · ");

/** “± 3%”: never less than was found. */
export const give = (doubt: number): string =>
  say("web-review-doubt", { percent: Math.max(1, Math.ceil((100 * doubt) / WHOLE)) });

/** “12”, “−3”, “0” */
export const minus = (whole: number): string => `${whole < 0 ? "−" : ""}${Math.abs(whole)}`;

/** “+12%”, “−3%”, “0%” */
export const signed = (percents: number): string =>
  say("web-review-signed", {
    percent: `${percents > 0 ? "+" : ""}${minus(percents)}`,
  });

/** A number with a decimal or two, as the language writes it; what is rounded to nothing has no sign. */
export const decimal = (number: number, digits = 1): string =>
  new Intl.NumberFormat(speech.language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: "negative",
  })
    .format(number)
    .replace("-", "−");

/** Where in the race a place is, in words. */
export const where = (place: number, last: number): string =>
  place === 0
    ? say("web-review-start")
    : place === last
      ? say("web-review-end")
      : say("web-review-at", { place, last });
