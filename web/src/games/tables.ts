/** Which component shows a game's table. A new game is a line here. */
import type { Component, Snippet } from "svelte";
import type { TableSession } from "../table/session.svelte";
import type { GameName } from "../wire";
import PlainTable from "./plain/PlainTable.svelte";
import RoadRallyTable from "./roadrally/RoadRallyTable.svelte";

/** At a table, on a television, or on a phone in somebody's hand. */
export type Layout = "table" | "watch" | "hand";

export interface TableProps {
  session: TableSession;
  layout: Layout;
  header: Snippet;
  side: Snippet;
}

export const GAME_TABLES: Record<GameName, Component<TableProps>> = {
  roadrally: RoadRallyTable,
  stichrallye: PlainTable,
  tacots: PlainTable,
};
