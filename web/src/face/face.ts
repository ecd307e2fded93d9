/**
 * A game's face: everything that the rest of the client may ask of a game. It stands in
 * `games/<game>/face.ts`, and what home shows before any game is loaded in `games/<game>/poster.ts`.
 * Whatever a face leaves out is done plainly.
 */
import type { Component, Snippet } from "svelte";
import type { Sound } from "../settings/sound";
import type { TableShow } from "../show/show.svelte";
import type { Advised, Choice, Event, GameInfo, GameName, Problem, TableInfo } from "../wire";

// -- the table -------------------------------------------------------------------------------------

/**
 * At a table, as a spectator there, on a television, on a phone in somebody's hand; or the board
 * alone, with the hand of whoever looks, as a part of a page.
 */
export type Layout = "table" | "spectator" | "watch" | "hand" | "board";

/** What somebody could do, or has done, to be shown on the board as if it were picked. */
export interface Looked {
  readonly seat: number;
  readonly choice: Choice;
}

/** What a table needs from whoever runs it: a line to a host, a lesson, or a replay. */
export interface Runner {
  readonly show: TableShow;
  readonly names: readonly string[];
  readonly game: GameName;
  readonly problem: Problem | null;
  /** The table's id; empty if no host keeps it. */
  readonly id: string;
  /** What a strong bot would do, once it was asked. */
  readonly hints: readonly Advised[];
  /** Ask it, or do not want to know any more; not where hints are not allowed. */
  readonly askHint: (() => void) | null;
  act(choice: Choice): void;
  /** Takes the last action back; null or absent where that cannot be done. */
  readonly undo?: (() => void) | null;
  /** What is looked at, where nothing is asked: in a review. */
  readonly looked?: Looked | null;
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

// -- a new table -----------------------------------------------------------------------------------

/** What somebody has chosen in a game's own fields. */
export interface Chosen {
  readonly options: Readonly<Record<string, unknown>>;
  /** Can a table be made with it? Yes, if nothing is said. */
  readonly ready?: boolean;
  /** What is on the button, if something else than at other games. */
  readonly doing?: string;
}

export interface OptionsProps {
  /** What is offered. */
  game: GameInfo;
  variant: string;
  players: number;
  /** Called with every change, and once at the beginning. */
  choose: (chosen: Chosen) => void;
}

// -- what happens ----------------------------------------------------------------------------------

/** What there is to know of a game's events. They are named as on the wire. */
export interface Telling {
  /** What begins or ends a part of the game: a heading in the log. */
  readonly chapters?: readonly string[];
  /** Does an event begin a line of the log, with all that follows it? If not said: every action. */
  readonly opens?: (event: Event) => boolean;
  /** What is worth jumping to in a replay. */
  readonly landmarks?: readonly string[];
  readonly sounds?: Readonly<Record<string, Sound>>;
}

/** A card in a sentence, by its notation. */
export interface CardProps {
  card: string;
  /** Is who cannot see it told what it is? Else the sentence does. */
  named: boolean;
}

// -- all of it -------------------------------------------------------------------------------------

export interface Face {
  /** Board, drivers, cards, and what is asked. */
  readonly Table: Component<TableProps>;
  /** The rules in short, drawn; if not, the terminal's words are shown. */
  readonly Rules?: Component<{ view: never }>;
  /** Fields of its own where a table is set up. */
  readonly Options?: Component<OptionsProps>;
  /** Where the game stands, for the head of a table, such as the round; may be empty. */
  readonly stands?: (view: never) => string;
  readonly telling?: Telling;
  /** The cards that a choice is about, by their notation. */
  readonly cardsOf?: (choice: Choice) => readonly string[];
  /** How a card looks in a sentence; if not, its notation is written. */
  readonly Card?: Component<CardProps>;
}

/** A page that a game has besides its tables. */
export interface OwnPage {
  /** Its address, without a stroke. */
  readonly path: string;
  /** The message that is written on the way to it. */
  readonly title: string;
  readonly load: () => Promise<{ default: Component }>;
}

/** What is known of a game before its face is loaded. */
export interface Poster {
  readonly Picture?: Component;
  readonly pages?: readonly OwnPage[];
}
