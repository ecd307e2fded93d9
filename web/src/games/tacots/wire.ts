// Made by scripts/wire_types.py from the Python types; do not edit.
import type { Outcome } from "../../wire";

/** A seat's knowledge. Squares are named as on the board, cards by kind and openings. */
export interface TacotsView {
  readonly seat: number | null;
  readonly to_act: readonly number[];
  readonly setup: TacotsSetup;
  readonly outcome: Outcome | null;
  readonly roads: Record<string, string>;
  readonly cars: readonly (string | null)[];
  readonly first_square: string | null;
  readonly turn: number;
  readonly past_turns: number;
  readonly hand: readonly string[] | null;
  readonly players: readonly Player[];
  readonly open_cards: readonly string[];
  readonly undealt: number;
  readonly number: number;
  readonly drawn: number;
  readonly opener: number;
  readonly quiet: number;
  readonly dealt_at: number;
  readonly closing: boolean;
  readonly sheet: readonly (readonly number[])[];
  readonly shown: readonly (readonly string[])[] | null;
  readonly deal: number | null;
  readonly piles: readonly Pile[];
  readonly dead_ends: number;
  readonly capped: readonly boolean[];
  readonly early: boolean;
}

/** A rally, or a patience for one. */
export interface TacotsSetup {
  readonly variant: string;
  readonly players: number;
  readonly hands?: number | null;
  readonly first?: number | null;
  readonly deal?: number | null;
}

/** What everybody knows of a player. */
export interface Player {
  readonly cards: number;
  readonly dead_end: boolean;
  readonly laid: number;
  readonly lacks: readonly string[];
  readonly finished: boolean;
  readonly score: number;
  readonly finishes: number;
  readonly left_over: number;
}

/** A pile of the patience. */
export interface Pile {
  readonly top: string | null;
  readonly cards: number;
}

/** A new hand was dealt; the right to begin it is `seat`'s. */
export interface HandBegan {
  readonly event: "HandBegan";
  readonly to?: number | null;
  readonly seat: number;
  readonly hand: number;
  readonly hands: number;
  readonly cards: number;
}

/** Nobody could have begun, so the cards were dealt again (TA-14). */
export interface DealtAgain {
  readonly event: "DealtAgain";
  readonly to?: number | null;
}

/** What one seat was dealt; only that seat hears of it. */
export interface Dealt {
  readonly event: "Dealt";
  readonly to?: number | null;
  readonly cards: readonly string[];
  readonly seat: number;
}

/** These cards were laid face up, for all. */
export interface OpenCards {
  readonly event: "OpenCards";
  readonly to?: number | null;
  readonly cards: readonly string[];
}

/** A player without a card to begin with passed the right to the left. */
export interface StartPassed {
  readonly event: "StartPassed";
  readonly to?: number | null;
  readonly seat: number;
  readonly lacks: readonly string[];
}

/** Nobody holds a crossroads, so the first card may be a junction (TA-14). */
export interface JunctionBegins {
  readonly event: "JunctionBegins";
  readonly to?: number | null;
}

/** Two players: each got more cards. */
export interface SecondDeal {
  readonly event: "SecondDeal";
  readonly to?: number | null;
  readonly reason: string;
  readonly cards: number;
}

/** A card was laid in front of the own car, and the car stands on it now. */
export interface Laid {
  readonly event: "Laid";
  readonly to?: number | null;
  readonly openings: string;
  readonly seat: number;
  readonly car: number;
  readonly kind: string;
  readonly square: string;
  readonly turned: boolean;
  readonly source: string;
  readonly pile?: number | null;
  readonly start?: string | null;
}

/** The finish was laid as the last card, and the car has reached it. */
export interface Finished {
  readonly event: "Finished";
  readonly to?: number | null;
  readonly openings: string;
  readonly seat: number;
  readonly car: number;
  readonly square: string;
  readonly start: string;
}

/** A dead end was laid in front of a car. */
export interface DeadEndLaid {
  readonly event: "DeadEndLaid";
  readonly to?: number | null;
  readonly openings: string;
  readonly seat: number;
  readonly against: number | null;
  readonly car: number;
  readonly square: string;
}

/** A car drove along the road. The route begins where it stood. */
export interface Drove {
  readonly event: "Drove";
  readonly to?: number | null;
  readonly seat: number;
  readonly car: number;
  readonly route: readonly string[];
}

/** A player could do nothing. */
export interface Passed {
  readonly event: "Passed";
  readonly to?: number | null;
  readonly seat: number;
}

/** A player with three cards or fewer was announced. */
export interface FewCards {
  readonly event: "FewCards";
  readonly to?: number | null;
  readonly seat: number;
  readonly cards: number;
}

/** A player laid a last card; the round is completed. */
export interface LastCard {
  readonly event: "LastCard";
  readonly to?: number | null;
  readonly seat: number;
}

/** A hand is over; hands are laid open and counted. */
export interface HandEnded {
  readonly event: "HandEnded";
  readonly to?: number | null;
  readonly hand: number;
  readonly reason: string;
}

/** What a player was left with, and what the hand brought. */
export interface Counted {
  readonly event: "Counted";
  readonly to?: number | null;
  readonly cards: readonly string[];
  readonly seat: number;
  readonly finish: boolean;
  readonly points: number;
  readonly total: number;
}

/** Patience: the crossroads was laid, with all four cars on it. */
export interface PatienceBegan {
  readonly event: "PatienceBegan";
  readonly to?: number | null;
  readonly openings: string;
  readonly seat: number;
  readonly square: string;
}

/** Patience: the next card of a pile was turned up, or the pile is used up. */
export interface TurnedUp {
  readonly event: "TurnedUp";
  readonly to?: number | null;
  readonly pile: number;
  readonly kind: string | null;
  readonly left: number;
}

/** The patience has come out, or cannot, or was stopped. */
export interface PatienceOver {
  readonly event: "PatienceOver";
  readonly to?: number | null;
  readonly seat: number;
  readonly reason: string;
  readonly cards: number;
}

/** The last move of the patience was taken back; all is as it was before. */
export interface TakenBack {
  readonly event: "TakenBack";
  readonly to?: number | null;
  readonly seat: number;
}

/** The last hand was counted. `seat` is a winner; there is one such event for each. */
export interface GameOver {
  readonly event: "GameOver";
  readonly to?: number | null;
  readonly seat: number;
  readonly points: number;
  readonly shared: boolean;
}

/** Begin with a card of the hand. */
export interface FirstOffer {
  readonly is: "First";
  readonly kind: string;
  readonly openings: string;
  readonly sign: string;
  readonly square: string;
  readonly ways: number;
  readonly fitting: number;
  readonly others: number;
}

/** Lay an opening card of the hand beside the first one. */
export interface JoinOffer {
  readonly is: "Join";
  readonly kind: string;
  readonly openings: string;
  readonly sign: string;
  readonly square: string;
  readonly ways: number;
  readonly fitting: number;
  readonly others: number;
}

/** Build with a card of the hand. */
export interface BuildOffer {
  readonly is: "Build";
  readonly kind: string;
  readonly openings: string;
  readonly sign: string;
  readonly square: string;
  readonly ways: number;
  readonly fitting: number;
  readonly others: number;
  readonly cards: number;
}

/** Begin, join or build with a card that lies face up. */
export interface OpenOffer {
  readonly is: "Open";
  readonly kind: string;
  readonly openings: string;
  readonly sign: string;
  readonly square: string;
  readonly ways: number;
  readonly fitting: number;
  readonly others: number;
  readonly stage: "first" | "join" | "turn";
}

/** Lay the finish as the last card. */
export interface FinishOffer {
  readonly is: "Finish";
  readonly kind: string;
  readonly openings: string;
  readonly sign: string;
  readonly square: string;
  readonly points: number;
}

/** Lay the dead end in front of somebody else's car. */
export interface AgainstOffer {
  readonly is: "Against";
  readonly kind: string;
  readonly openings: string;
  readonly sign: string;
  readonly square: string;
  readonly against: number;
  readonly car: number;
  readonly ways: number;
  readonly own: boolean;
}

/** Drive along the road. */
export interface DriveOffer {
  readonly is: "Drive";
  readonly square: string;
  readonly steps: number;
  readonly car: number;
  readonly ways: number;
  readonly fitting: number;
  readonly others: number;
}

/** Do nothing. */
export interface PassOffer {
  readonly is: "Pass";
  readonly rounds: number;
}

/** Patience: lay the crossroads that everything begins with. */
export interface CrossroadsOffer {
  readonly is: "Crossroads";
  readonly kind: string;
  readonly openings: string;
  readonly sign: string;
  readonly square: string;
}

/** Patience: build with the top card of a pile. */
export interface PileOffer {
  readonly is: "Pile";
  readonly kind: string;
  readonly openings: string;
  readonly sign: string;
  readonly square: string;
  readonly ways: number;
  readonly fitting: number;
  readonly others: number;
  readonly side: "east" | "north" | "south" | "west";
  readonly car: number;
  readonly pile: number;
  readonly left: number;
}

/** Patience: lay a dead end. */
export interface PileDeadEndOffer {
  readonly is: "PileDeadEnd";
  readonly kind: string;
  readonly openings: string;
  readonly sign: string;
  readonly square: string;
  readonly side: "east" | "north" | "south" | "west";
  readonly car: number;
  readonly early: boolean;
}

/** Patience: drive a car. */
export interface DriveCarOffer {
  readonly is: "DriveCar";
  readonly square: string;
  readonly steps: number;
  readonly car: number;
  readonly ways: number;
  readonly fitting: number;
  readonly others: number;
}

/** Patience: leave it at that. */
export interface StopOffer {
  readonly is: "Stop";
  readonly cards: number;
}

export type TacotsEvent = HandBegan | DealtAgain | Dealt | OpenCards | StartPassed | JunctionBegins | SecondDeal | Laid | Finished | DeadEndLaid | Drove | Passed | FewCards | LastCard | HandEnded | Counted | PatienceBegan | TurnedUp | PatienceOver | TakenBack | GameOver;

export type TacotsOffer = FirstOffer | JoinOffer | BuildOffer | OpenOffer | FinishOffer | AgainstOffer | DriveOffer | PassOffer | CrossroadsOffer | PileOffer | PileDeadEndOffer | DriveCarOffer | StopOffer;
