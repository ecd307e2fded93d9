// Made by scripts/wire_types.py from the Python types; do not edit.
import type { Outcome } from "../../wire";

/** Tuples are by seat unless they say otherwise; spaces count from the start, 0. */
export interface RoadRallyView {
  readonly seat: number | null;
  readonly to_act: readonly number[];
  readonly setup: RoadRallySetup;
  readonly outcome: Outcome | null;
  readonly course: readonly string[];
  readonly phase: "empty" | "gas" | "mechanic" | "over" | "play" | "reward" | "shortcut" | "stage";
  readonly round: number;
  readonly turns: number;
  readonly turn: number;
  readonly turn_order: readonly number[];
  readonly started: readonly number[];
  readonly order: readonly number[];
  readonly cars: readonly number[];
  readonly hand: readonly string[];
  readonly hand_sizes: readonly number[];
  readonly deck_sizes: readonly number[];
  readonly top: readonly string[];
  readonly discards: readonly (readonly string[])[];
  readonly points: readonly number[];
  readonly totals: readonly number[];
  readonly stage_tiles: readonly (readonly number[])[];
  readonly checkpoint_tiles: readonly number[];
  readonly stage_cards: readonly number[];
  readonly stage_cards_left: readonly number[];
  readonly triggered: readonly (readonly number[])[];
  readonly triggers_left: readonly number[];
  readonly stages: readonly number[];
  readonly checkpoints: readonly number[];
  readonly reached: readonly number[];
  readonly scored: number;
  readonly laid: readonly string[];
  readonly laid_draw: number;
  readonly origin: number;
  readonly stage: number;
  readonly caller: number | null;
  readonly choosers: readonly number[];
  readonly answer: "" | "continue" | "score";
}

/** The options of Road Rally. */
export interface RoadRallySetup {
  readonly course?: readonly string[] | null;
  readonly first?: number | null;
  readonly variant: string;
  readonly players: number;
}

/** A round began; the order of turns is fixed for it. */
export interface RoundBegan {
  readonly event: "RoundBegan";
  readonly number: number;
  readonly order: readonly number[];
  readonly to?: number | null;
}

/** A driver played movement cards. */
export interface CardsPlayed {
  readonly event: "CardsPlayed";
  readonly seat: number;
  readonly cards: readonly string[];
  readonly store: boolean;
  readonly to?: number | null;
}

/** A car drove along the road; `finished` if it reached the final space. */
export interface Drove {
  readonly event: "Drove";
  readonly seat: number;
  readonly start: number;
  readonly end: number;
  readonly finished: boolean;
  readonly to?: number | null;
}

/** A car took a shortcut. */
export interface ShortcutTaken {
  readonly event: "ShortcutTaken";
  readonly seat: number;
  readonly start: number;
  readonly end: number;
  readonly to?: number | null;
}

/** A car was the first in this round to reach these stages. */
export interface StagesReached {
  readonly event: "StagesReached";
  readonly seat: number;
  readonly stages: readonly number[];
  readonly to?: number | null;
}

/** A driver took a checkpoint tile, and the driver in last place will draw. */
export interface CheckpointTaken {
  readonly event: "CheckpointTaken";
  readonly seat: number;
  readonly space: number;
  readonly last: number;
  readonly to?: number | null;
}

/** A driver shuffled discards and deck into a new deck of so many cards. */
export interface Shuffled {
  readonly event: "Shuffled";
  readonly seat: number;
  readonly deck: number;
  readonly to?: number | null;
}

/** A driver reordered the top cards of the deck at a mechanic. */
export interface Tuned {
  readonly event: "Tuned";
  readonly seat: number;
  readonly number: number;
  readonly to?: number | null;
}

/** A driver drew cards; so many were due, fewer if the deck ran out. */
export interface Drew {
  readonly event: "Drew";
  readonly seat: number;
  readonly number: number;
  readonly due: number;
  readonly to?: number | null;
}

/** For the driver alone: which cards were drawn. */
export interface DrewCards {
  readonly event: "DrewCards";
  readonly seat: number;
  readonly cards: readonly string[];
  readonly to?: number | null;
}

/** For the driver alone: the top cards of the deck, seen at a mechanic. */
export interface LookedAt {
  readonly event: "LookedAt";
  readonly seat: number;
  readonly cards: readonly string[];
  readonly to?: number | null;
}

/** A driver had no card to play, and draws instead of driving. */
export interface HandEmpty {
  readonly event: "HandEmpty";
  readonly seat: number;
  readonly to?: number | null;
}

/** Nobody played the card of a stage; its tile left the game. */
export interface StageBypassed {
  readonly event: "StageBypassed";
  readonly stage: number;
  readonly to?: number | null;
}

/** A driver played the card of a stage, and may trigger so many more. */
export interface StageTriggered {
  readonly event: "StageTriggered";
  readonly seat: number;
  readonly stage: number;
  readonly left: number;
  readonly to?: number | null;
}

/** A driver may trigger no more and returned the other stage cards unseen. */
export interface StageCardsReturned {
  readonly event: "StageCardsReturned";
  readonly seat: number;
  readonly number: number;
  readonly to?: number | null;
}

/** The first car on a triggered stage's own space took its tile. */
export interface StageTileTaken {
  readonly event: "StageTileTaken";
  readonly seat: number;
  readonly stage: number;
  readonly to?: number | null;
}

/** Two stages were triggered in this round; these left the game unscored. */
export interface StagesDropped {
  readonly event: "StagesDropped";
  readonly stages: readonly number[];
  readonly to?: number | null;
}

/** A driver took the points of a place at a stage, or at the finish (stage 0). */
export interface PointsScored {
  readonly event: "PointsScored";
  readonly seat: number;
  readonly place: number;
  readonly points: number;
  readonly stage: number;
  readonly doubled: boolean;
  readonly to?: number | null;
}

/** A driver chose cards instead of points. */
export interface CardsInstead {
  readonly event: "CardsInstead";
  readonly seat: number;
  readonly place: number;
  readonly to?: number | null;
}

/** The race is over; the winner's points. */
export interface RaceOver {
  readonly event: "RaceOver";
  readonly winner: number;
  readonly points: number;
  readonly to?: number | null;
}

/** Play cards and drive. */
export interface PlayOffer {
  readonly is: "Play";
  readonly cards: readonly string[];
  readonly store: boolean;
  readonly steps: number;
  readonly end: number;
  readonly feature: "checkpoint" | "final" | "gas" | "mechanic" | "none" | "shortcut" | "stage" | "store";
  readonly stage: number;
  readonly shortcut: number;
  readonly reached: readonly number[];
  readonly passed: number;
  readonly draw: number;
}

/** Play the card of a stage. */
export interface ScoreOffer {
  readonly is: "Score";
  readonly stage: number;
  readonly place: number;
  readonly double: number;
  readonly left: number;
}

/** Play no stage card. */
export interface ContinueOffer {
  readonly is: "Continue";
}

/** Take the points of the place. */
export interface TakePointsOffer {
  readonly is: "TakePoints";
  readonly place: number;
  readonly points: number;
}

/** Draw cards instead. */
export interface TakeCardsOffer {
  readonly is: "TakeCards";
}

/** Take the shortcut. */
export interface ShortcutOffer {
  readonly is: "Shortcut";
  readonly end: number;
}

/** Stay where the shortcut begins. */
export interface StayOffer {
  readonly is: "Stay";
}

/** At a gas station: draw, then shuffle. */
export interface DrawFirstOffer {
  readonly is: "DrawFirst";
  readonly draw: number;
  readonly deck: number;
  readonly discards: number;
}

/** At a gas station: shuffle, then draw. */
export interface ShuffleFirstOffer {
  readonly is: "ShuffleFirst";
  readonly draw: number;
  readonly discards: number;
}

/** With an empty hand: shuffle the discards into the deck. */
export interface ReshuffleOffer {
  readonly is: "Reshuffle";
  readonly discards: number;
}

/** With an empty hand: leave the deck as it is. */
export interface KeepOffer {
  readonly is: "Keep";
  readonly deck: number;
}

/** Put the top cards of the deck into this order. */
export interface TuneOffer {
  readonly is: "Tune";
  readonly order: readonly string[];
  readonly cards: readonly string[];
}

export type RoadRallyEvent = RoundBegan | CardsPlayed | Drove | ShortcutTaken | StagesReached | CheckpointTaken | Shuffled | Tuned | Drew | DrewCards | LookedAt | HandEmpty | StageBypassed | StageTriggered | StageCardsReturned | StageTileTaken | StagesDropped | PointsScored | CardsInstead | RaceOver;

export type RoadRallyOffer = PlayOffer | ScoreOffer | ContinueOffer | TakePointsOffer | TakeCardsOffer | ShortcutOffer | StayOffer | DrawFirstOffer | ShuffleFirstOffer | ReshuffleOffer | KeepOffer | TuneOffer;
