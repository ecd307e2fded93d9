import type { Face } from "../../face/face";
import Options from "./Options.svelte";
import Rules from "./Rules.svelte";
import Card from "./Sign.svelte";
import Table from "./TacotsTable.svelte";
import { telling } from "./telling";

export const face: Face = {
  Table,
  Rules,
  Options,
  telling,
  Card,
};
