/** How a driver's line is drawn: the driver's colour, dark enough by day and light enough by night. */
import { colour } from "../drivers/drivers";

export const inkOf = (seat: number): string =>
  `light-dark(color-mix(in oklab, ${colour(seat)}, black 14%), color-mix(in oklab, ${colour(seat)}, white 34%))`;
