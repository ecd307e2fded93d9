import Chip from "../../cards/Chip.svelte";
import type { Face } from "../../face/face";
import type { Choice } from "../../wire";
import { say } from "../../words/words.svelte";
import Rules from "./Rules.svelte";
import Table from "./StichRallyeTable.svelte";
import { telling } from "./telling";
import type { StichRallyeOffer, StichRallyeView } from "./wire";

export const face: Face = {
  Table,
  Rules,
  stands: ({ round }: StichRallyeView) => (round ? say("web-sr-round", { round }) : ""),
  telling,
  Card: Chip,
  cardsOf: ({ action }: Choice) => {
    const offer = action as StichRallyeOffer;
    return "card" in offer ? [offer.card] : [];
  },
};
