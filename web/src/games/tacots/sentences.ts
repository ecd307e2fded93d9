/** What the sentences of Tacots' events need beside the events' own fields; as in Python. */
import type { TacotsEvent } from "./wire";
import type { Params } from "../../words/words.svelte";
import { openingsOf, sign } from "./cards";

const yes = (value: boolean): string => (value ? "yes" : "no");

export function told(event: TacotsEvent): Params {
  switch (event.event) {
    case "Dealt":
    case "OpenCards":
    case "Counted":
      return {
        signs: event.cards.map((kind) => sign(openingsOf(kind))).join(" "),
        number: event.cards.length,
      };
    case "Laid":
      return { sign: sign(event.openings), opening: yes((event.start ?? null) === null) };
    case "DeadEndLaid":
      return { sign: sign(event.openings), solo: yes((event.against ?? null) === null) };
    case "Finished":
    case "PatienceBegan":
      return { sign: sign(event.openings) };
    case "Drove":
      return { end: event.route[event.route.length - 1] ?? "", steps: event.route.length - 1 };
    default:
      return {};
  }
}
