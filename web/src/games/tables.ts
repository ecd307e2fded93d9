/** Which component shows a game's table. A new game is a line here. */
import type { Component, Snippet } from "svelte";
import type { TableShow } from "../show/show.svelte";
import type { Advised, Choice, GameName, Problem, TableInfo } from "../wire";
import RoadRallyRules from "./roadrally/Rules.svelte";
import RoadRallyTable from "./roadrally/RoadRallyTable.svelte";
import StichRallyeRules from "./stichrallye/Rules.svelte";
import StichRallyeTable from "./stichrallye/StichRallyeTable.svelte";
import { CARS } from "./tacots/cards";
import TacotsRules from "./tacots/Rules.svelte";
import TacotsTable from "./tacots/TacotsTable.svelte";

/** At a table, on a television, or on a phone in somebody's hand. */
export type Layout = "table" | "watch" | "hand";

/** What a table needs from whoever runs it: a session with the server, or a replay. */
export interface Runner {
  readonly show: TableShow;
  readonly names: readonly string[];
  readonly game: GameName;
  readonly problem: Problem | null;
  /** The table's id; empty if it is not one of the server's. */
  readonly id: string;
  /** What a strong bot would do, once it was asked. */
  readonly hints: readonly Advised[];
  /** Ask it; not where hints are not allowed. */
  readonly askHint: (() => void) | null;
  act(choice: Choice): void;
  /** Takes the last action back; null or absent where that cannot be done. */
  readonly undo?: (() => void) | null;
  /** What is known of the table; a replay knows nothing of it. */
  readonly info?: TableInfo | null;
}

export interface TableProps {
  session: Runner;
  layout: Layout;
  controls?: Snippet;
  header: Snippet;
  side: Snippet;
}

/** The rules of a game in short, drawn; where there is none, the terminal's words are shown. */
export const GAME_RULES: Partial<Record<GameName, Component<{ view: never }>>> = {
  roadrally: RoadRallyRules,
  tacots: TacotsRules,
  stichrallye: StichRallyeRules,
};

/** What the cars of a game bear, and its sentences say, if not numbers. */
const GAME_MARKS: Partial<Record<GameName, readonly string[]>> = { tacots: CARS };
export const marksOf = (game: GameName): readonly string[] => GAME_MARKS[game] ?? [];

export const GAME_TABLES: Record<GameName, Component<TableProps>> = {
  roadrally: RoadRallyTable,
  stichrallye: StichRallyeTable,
  tacots: TacotsTable,
};
