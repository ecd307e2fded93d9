/** Sizes of files, as people read them. */
import { speech } from "./words.svelte";

const MEGABYTE = 1_000_000;

/** In megabytes, without the unit; `digits` behind the point. */
export const megabytes = (bytes: number, digits = 1): string =>
  new Intl.NumberFormat(speech.language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(bytes / MEGABYTE);
