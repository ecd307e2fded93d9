// Made by scripts/wire_types.py from the Python types; do not edit.
import type { Outcome } from "../../wire";

/** Tuples have one entry for each seat unless they say otherwise. */
export interface StichRallyeView {
  readonly seat: number | null;
  readonly to_act: readonly number[];
  readonly setup: StichRallyeSetup;
  readonly outcome: Outcome | null;
  readonly track: string;
  readonly dial: readonly number[];
  readonly unused: readonly string[];
  readonly round: number;
  readonly cards_each: number;
  readonly cars: readonly CarView[];
  readonly standing: readonly number[];
  readonly flag: number;
  readonly hand: readonly string[] | null;
  readonly hand_sizes: readonly number[];
  readonly voids: readonly string[];
  readonly tricks: readonly TrickView[];
  readonly leader: number;
  readonly trick: readonly string[];
  readonly winning: number | null;
  readonly lowest: number | null;
  readonly landings: readonly [number, number] | null;
}

/** What a table agrees on before the first deal. */
export interface StichRallyeSetup {
  readonly variant: string;
  readonly players: number;
  readonly first?: number | null;
  readonly track?: string | null;
  readonly dial?: readonly number[] | null;
}

/** One driver's car and motor. */
export interface CarView {
  readonly space: number;
  readonly laps: number;
  readonly arrow: number;
  readonly motor: number;
}

/** A finished trick. */
export interface TrickView {
  readonly leader: number;
  readonly cards: readonly string[];
  readonly winner: number;
}

/** Cards were shuffled and dealt; `seat` has the flag and leads. */
export interface RoundBegan {
  readonly event: "RoundBegan";
  readonly to?: number | null;
  readonly seat: number;
  readonly round: number;
  readonly cards: number;
}

/** What one seat was dealt; only that seat hears of it. */
export interface Dealt {
  readonly event: "Dealt";
  readonly to?: number | null;
  readonly seat: number;
  readonly round: number;
  readonly cards: readonly string[];
}

export interface CardPlayed {
  readonly event: "CardPlayed";
  readonly to?: number | null;
  readonly seat: number;
  readonly card: string;
  readonly lead: string;
  readonly failed: boolean;
}

export interface TrickWon {
  readonly event: "TrickWon";
  readonly to?: number | null;
  readonly seat: number;
  readonly card: string;
  readonly trick: number;
  readonly lowest: number;
}

export interface FlagTaken {
  readonly event: "FlagTaken";
  readonly to?: number | null;
  readonly seat: number;
}

export interface MotorWound {
  readonly event: "MotorWound";
  readonly to?: number | null;
  readonly seat: number;
  readonly arrow: number;
  readonly before: number;
  readonly motor: number;
}

/** The winner of a trick added its motor to the move that follows. */
export interface TurboUsed {
  readonly event: "TurboUsed";
  readonly to?: number | null;
  readonly seat: number;
  readonly motor: number;
}

/** The winner of a trick was asked and kept its motor wound. */
export interface TurboKept {
  readonly event: "TurboKept";
  readonly to?: number | null;
  readonly seat: number;
  readonly motor: number;
}

/** At the end of a round, a motor was let go; the move follows. */
export interface MotorUsed {
  readonly event: "MotorUsed";
  readonly to?: number | null;
  readonly seat: number;
  readonly motor: number;
}

export interface Drove {
  readonly event: "Drove";
  readonly to?: number | null;
  readonly seat: number;
  readonly steps: number;
  readonly start: number;
  readonly reached: number;
  readonly end: number;
  readonly jumped: readonly number[];
  readonly rolled: string;
  readonly lap: boolean;
  readonly laps: number;
}

/** All tricks of a round are played; the motors follow, in this order of seats. */
export interface RoundEnded {
  readonly event: "RoundEnded";
  readonly to?: number | null;
  readonly round: number;
  readonly order: readonly number[];
}

export interface GameOver {
  readonly event: "GameOver";
  readonly to?: number | null;
  readonly seat: number;
  readonly reason: string;
  readonly places: readonly number[];
}

/** Play the first card of a trick. */
export interface LeadOffer {
  readonly is: "Lead";
  readonly lowest: number;
  readonly motor: number;
  readonly landing: Landing;
  readonly turbo: Landing;
  readonly card: string;
  readonly colour: string;
  readonly value: number;
  readonly after: number;
  readonly higher: number;
  readonly new: number;
}

/** Where a move would end. */
export interface Landing {
  readonly reached: number;
  readonly end: number;
  readonly rolled: "down" | "no" | "up";
  readonly lap: "lap" | "no" | "win";
}

/** Play a card that wins so far. */
export interface SoFarOffer {
  readonly is: "SoFar";
  readonly lowest: number;
  readonly motor: number;
  readonly landing: Landing;
  readonly turbo: Landing;
  readonly card: string;
  readonly colour: string;
  readonly value: number;
  readonly after: number;
  readonly higher: number;
  readonly new: number;
}

/** Play the last card of a trick, and win it. */
export interface WinOffer {
  readonly is: "Win";
  readonly lowest: number;
  readonly motor: number;
  readonly landing: Landing;
  readonly turbo: Landing;
  readonly card: string;
  readonly colour: string;
  readonly value: number;
}

/** Play a card that is beaten already, and wind the motor. */
export interface LoseOffer {
  readonly is: "Lose";
  readonly card: string;
  readonly colour: string;
  readonly value: number;
  readonly lowest: number;
  readonly motor: number;
  readonly wound: number;
  readonly driver: number;
  readonly winning: string;
  readonly decided: boolean;
}

/** Drive the lowest value and the motor's. */
export interface UseMotorOffer {
  readonly is: "UseMotor";
  readonly lowest: number;
  readonly motor: number;
  readonly landing: Landing;
  readonly turbo: Landing;
}

/** Drive the lowest value only. */
export interface KeepMotorOffer {
  readonly is: "KeepMotor";
  readonly lowest: number;
  readonly motor: number;
  readonly landing: Landing;
  readonly turbo: Landing;
}

export type StichRallyeEvent = RoundBegan | Dealt | CardPlayed | TrickWon | FlagTaken | MotorWound | TurboUsed | TurboKept | MotorUsed | Drove | RoundEnded | GameOver;

export type StichRallyeOffer = LeadOffer | SoFarOffer | WinOffer | LoseOffer | UseMotorOffer | KeepMotorOffer;
