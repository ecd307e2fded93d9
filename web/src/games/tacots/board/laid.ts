/** The card that was laid last, of all that was told. */
import type { Told } from "../../../show/show.svelte";
import type { TacotsEvent } from "../wire";

/** Its square; null where nothing has been laid since the board was cleared. */
export function laidLast(log: readonly Pick<Told, "event">[]): string | null {
  for (let at = log.length - 1; at >= 0; at -= 1) {
    const event = log[at]?.event as TacotsEvent | undefined;
    switch (event?.event) {
      case "Laid":
      case "Finished":
      case "DeadEndLaid":
      case "PatienceBegan":
        return event.square;
      case "HandBegan":
      case "TakenBack":
        return null;
    }
  }
  return null;
}
