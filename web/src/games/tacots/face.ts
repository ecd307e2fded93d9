import type { Face } from "../../face/face";
import { CARS } from "./cards";
import Options from "./Options.svelte";
import Rules from "./Rules.svelte";
import Words from "./Signs.svelte";
import Table from "./TacotsTable.svelte";
import { telling } from "./telling";

export const face: Face = {
  Table,
  Rules,
  Options,
  marks: CARS,
  telling,
  // Squares are written like cards elsewhere; cards are signs among the words.
  cards: { Words },
};
