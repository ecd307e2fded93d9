import Chip from "../../cards/Chip.svelte";
import type { Face } from "../../face/face";
import { say } from "../../words/words.svelte";
import type { Choice } from "../../wire";
import { cardsOf } from "./decide/picks";
import Options from "./Options.svelte";
import Table from "./RoadRallyTable.svelte";
import Rules from "./Rules.svelte";
import { telling } from "./telling";
import type { RoadRallyOffer, RoadRallyView } from "./wire";

export const face: Face = {
  Table,
  Rules,
  Options,
  stands: ({ round }: RoadRallyView) => (round ? say("web-rr-round", { round }) : ""),
  telling,
  Card: Chip,
  cardsOf: ({ action }: Choice) => cardsOf(action as RoadRallyOffer),
};
