// Made by scripts/wire_types.py from the Python types; do not edit.

/** Do this, decided on what was shown at this step. */
export interface Act {
  readonly type: "act";
  readonly request?: number;
  readonly step: number;
  readonly action: number;
}

/** Take my last action back, where the moment says that this can be done. */
export interface Undo {
  readonly type: "undo";
  readonly request?: number;
  readonly step: number;
}

/** What would this action do, or what speaks against it? */
export interface Explain {
  readonly type: "explain";
  readonly request?: number;
  readonly action: number;
}

/** What would a strong bot do? Only at tables that allow it. */
export interface Hint {
  readonly type: "hint";
  readonly request?: number;
  readonly step: number;
}

/** Say something to everybody at the table; plain text. */
export interface Say {
  readonly type: "say";
  readonly request?: number;
  readonly text: string;
}

/** Say one of the quick phrases, which everybody reads in their own language. */
export interface Phrase {
  readonly type: "phrase";
  readonly request?: number;
  readonly phrase: string;
}

/** Do not show me what this seat says (or do again). */
export interface Mute {
  readonly type: "mute";
  readonly request?: number;
  readonly seat: number;
  readonly on: boolean;
}

/**
 * Answer for me, after a random moment, where several are asked at once and I have only one
 * answer (or do not).
 */
export interface Auto {
  readonly type: "auto";
  readonly request?: number;
  readonly on: boolean;
}

/** Are you there? */
export interface Ping {
  readonly type: "ping";
  readonly request?: number;
}

/** The first message on a socket. */
export interface Hello {
  readonly type: "hello";
  readonly table: TableInfo;
  readonly moment: Moment | null;
  readonly chat: readonly ChatLine[];
  readonly muted: readonly number[];
}

/**
 * A table as everybody who may see it sees it; `you` is the seat that the caller looks from.
 *
 * Several people can share a device: then `mine` has all their seats, and `you` is null unless
 * the caller has said which one (`seat`).
 */
export interface TableInfo {
  readonly id: string;
  readonly code: string;
  readonly game: string;
  readonly rules: number;
  readonly setup: Record<string, unknown>;
  readonly status: "closed" | "finished" | "open" | "running";
  readonly public: boolean;
  readonly pace: Pace;
  readonly hints: boolean;
  readonly seats: readonly SeatInfo[];
  readonly host: number | null;
  readonly you: number | null;
  readonly mine: readonly number[];
  readonly yours: boolean;
  readonly commitment: string;
  readonly contributions: readonly string[];
  readonly number: number | null;
  readonly assisted: boolean;
  readonly watchers: number;
  readonly outcome: Outcome | null;
  readonly rematch: string | null;
  readonly created: number;
}

/** How long a decision may take. When time runs out, the club bot decides. */
export interface Pace {
  readonly kind?: "live" | "none" | "relaxed";
  readonly seconds?: number;
  readonly reserve?: number;
}

/** A seat as everybody at the table sees it. */
export interface SeatInfo {
  readonly seat: number;
  readonly plan: "ace" | "club" | "person" | "pro" | "rookie";
  readonly name: string;
  readonly taken: boolean;
  readonly reserved: boolean;
  readonly stand_in: "ace" | "club" | "pro" | "rookie" | null;
  readonly present: boolean;
}

/** How a game ended. */
export interface Outcome {
  readonly places: readonly number[];
  readonly scores: readonly number[];
  readonly reason: string;
}

/**
 * How it stands now, for this viewer; everything on the screen follows from the last one.
 *
 * `step` counts what everybody could see. A client sends it back with its action and, as
 * `since`, when it comes back after a break.
 */
export interface Moment {
  readonly type: "moment";
  readonly step: number;
  readonly view: View;
  readonly ask: string;
  readonly decision: Decision | null;
  readonly events: readonly Event[];
  readonly told: readonly string[];
  readonly time: TimeLeft | null;
  readonly outcome: Outcome | null;
  readonly auto: boolean;
  readonly undo?: boolean;
}

/** The base of all set-ups. A game derives one class with its options and their defaults. */
export interface Setup {
  readonly variant: string;
  readonly players: number;
}

/** What is asked of the player. */
export interface Decision {
  readonly choices: readonly Choice[];
  readonly only_one: boolean;
  readonly at_once: boolean;
}

/** A legal action. `sentence` tells what it does; empty if no language was asked for. */
export interface Choice {
  readonly id: number;
  readonly text: string;
  readonly sentence: string;
  readonly message?: string;
  readonly params?: Record<string, string | number | readonly (string | number)[]>;
}

/** The clocks of a table with a pace; times in milliseconds since 1970. */
export interface TimeLeft {
  readonly now: number;
  readonly deadlines: Record<string, number>;
  readonly reserves: readonly number[];
}

/** Something that was said. Either `text`, which is never markup, or a `phrase`. */
export interface ChatLine {
  readonly number: number;
  readonly seat: number;
  readonly name: string;
  readonly text: string;
  readonly phrase: string;
  readonly sentence: string;
  readonly at: number;
}

/** Somebody came or went, or the table began or ended. */
export interface TableChanged {
  readonly type: "table";
  readonly table: TableInfo;
}

/** Something was said. */
export interface Chat {
  readonly type: "chat";
  readonly line: ChatLine;
}

/** Done, and on disk. */
export interface Ack {
  readonly type: "ack";
  readonly request: number;
  readonly step: number;
}

/** Not done; nothing has changed. */
export interface Refused {
  readonly type: "refused";
  readonly request: number;
  readonly problem: Problem;
}

/** Why something was not done. `error` is the name of the error, the same everywhere. */
export interface Problem {
  readonly error: "forbidden" | "illegal" | "malformed" | "nameless" | "not-found" | "not-your-decision" | "stale" | "too-many" | "unavailable";
  readonly message: string;
  readonly params: Record<string, string | number | readonly (string | number)[]>;
  readonly sentence: string;
}

/** The answer to `explain`. */
export interface Explained {
  readonly type: "explained";
  readonly request: number;
  readonly action: number;
  readonly legal: boolean;
  readonly sentence: string;
}

/** The answer to `hint`, best first. */
export interface Hints {
  readonly type: "hints";
  readonly request: number;
  readonly step: number;
  readonly advice: readonly Advised[];
}

/** What a strong bot thinks of an action. */
export interface Advised {
  readonly action: number;
  readonly text: string;
  readonly place: number;
  readonly share: number;
  readonly verdict: string;
  readonly reasons: readonly string[];
}

/** The answer to `ping`. */
export interface Pong {
  readonly type: "pong";
  readonly request: number;
}

/** The last message: the socket closes. `again`: coming back later makes sense. */
export interface Bye {
  readonly type: "bye";
  readonly again: boolean;
  readonly problem: Problem;
}

/** A guest who picks a nickname. */
export interface NewIdentity {
  readonly nickname: string;
}

/** The code that another device shows. */
export interface ClaimIdentity {
  readonly code: string;
}

/** Who the caller is. */
export interface Me {
  readonly id: string;
  readonly nickname: string;
}

/** A code to type on another device; good once, for a short time. */
export interface DeviceCode {
  readonly code: string;
  readonly seconds: number;
}

/** Everything a page needs to let somebody set up a table. */
export interface Offer {
  readonly games: readonly GameInfo[];
  readonly levels: readonly ("ace" | "club" | "pro" | "rookie")[];
  readonly phrases: readonly string[];
  readonly languages: readonly string[];
}

/** A game that this server offers; the first variant is the default. */
export interface GameInfo {
  readonly name: string;
  readonly title: string;
  readonly rules: number;
  readonly variants: readonly VariantInfo[];
  readonly default_players: number;
  readonly options: Record<string, unknown>;
}

/** A variant and the numbers of players it takes. */
export interface VariantInfo {
  readonly name: string;
  readonly players: readonly number[];
}

/** A table to be set up. The number of players is the number of seats. */
export interface NewTable {
  readonly game: string;
  readonly seats: readonly ("ace" | "club" | "person" | "pro" | "rookie")[];
  readonly variant?: string | null;
  readonly options?: Record<string, unknown>;
  readonly public?: boolean;
  readonly pace?: Pace;
  readonly hints?: boolean;
  readonly contribution?: string | null;
  readonly here?: Record<string, string>;
}

/** Somebody takes a seat; the first free one if they do not say which. */
export interface JoinTable {
  readonly seat?: number | null;
  readonly contribution?: string | null;
  readonly name?: string | null;
}

/** The host decides who a seat is for; whoever sits there has to get up. */
export interface SetSeat {
  readonly plan: "ace" | "club" | "person" | "pro" | "rookie";
}

/** A bot of this level plays for me from now on; null: I play myself again. */
export interface StandIn {
  readonly level: "ace" | "club" | "pro" | "rookie" | null;
  readonly seat?: number | null;
}

/** The newest first. */
export interface TableList {
  readonly tables: readonly ListedTable[];
}

/** A table in the lobby or in one's own list. */
export interface ListedTable {
  readonly id: string;
  readonly game: string;
  readonly variant: string;
  readonly status: "closed" | "finished" | "open" | "running";
  readonly public: boolean;
  readonly pace: Pace;
  readonly names: readonly string[];
  readonly free: number;
  readonly you: number | null;
  readonly your_turn: boolean;
  readonly waiting: readonly number[];
  readonly deadline: number | null;
  readonly created: number;
}

/** The table with a code. */
export interface Found {
  readonly id: string;
}

/** The best results of this server, and the caller's own; the best first. */
export interface Best {
  readonly everybody: readonly BestResult[];
  readonly mine: readonly BestResult[];
}

/** What somebody has made of a numbered deal. */
export interface BestResult {
  readonly number: number;
  readonly name: string;
  readonly yours: boolean;
  readonly score: number;
  readonly reason: string;
  readonly finished: number;
  readonly table: string | null;
}

/** What the caller has seen and heard since a step. */
export interface History {
  readonly step: number;
  readonly events: readonly HistoryEvent[];
}

/** One event of a table's history. */
export interface HistoryEvent {
  readonly step: number;
  readonly event: unknown;
  readonly sentence: string;
}

/** A part of a finished game as a seat, or everybody, saw it: the moments after a step. */
export interface Replay {
  readonly last: number;
  readonly moments: readonly Moment[];
}

/** The dice of a finished game, laid open, and what came of checking them. */
export interface Proof {
  readonly commitment: string;
  readonly secret: string;
  readonly contributions: readonly string[];
  readonly seed: string;
  readonly number: string | null;
  readonly actions: number;
  readonly problem: Problem | null;
}

/** All lessons. */
export interface LessonList {
  readonly lessons: readonly LessonInfo[];
}

/** The scenes of a game, in order; they are numbered from 1. */
export interface LessonInfo {
  readonly game: string;
  readonly scenes: readonly SceneInfo[];
}

/** A scene in the list of a game's scenes. */
export interface SceneInfo {
  readonly name: string;
  readonly title: string;
}

/** The actions that have counted so far, and one more at the end: the one that is tried now. */
export interface Tries {
  readonly actions: readonly number[];
}

/** Where a learner stands in a scene. A server remembers nothing of it. */
export interface LessonScene {
  readonly game: string;
  readonly number: number;
  readonly name: string;
  readonly title: string;
  readonly seat: number;
  readonly names: readonly string[];
  readonly verdict: "begin" | "done" | "good" | "other";
  readonly said: string;
  readonly asked: string;
  readonly moment: Moment;
}

/** Is everything well? */
export interface Health {
  readonly status: string;
  readonly version: string;
  readonly database: boolean;
}

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
export interface RoadRallyRoundBegan {
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
export interface RoadRallyDrove {
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

/** The race is over; the total of every seat. */
export interface RaceOver {
  readonly event: "RaceOver";
  readonly winner: number;
  readonly totals: readonly number[];
  readonly to?: number | null;
}

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
export interface StichRallyeRoundBegan {
  readonly event: "RoundBegan";
  readonly to?: number | null;
  readonly seat: number;
  readonly round: number;
  readonly cards: number;
}

/** What one seat was dealt; only that seat hears of it. */
export interface StichRallyeDealt {
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

export interface StichRallyeDrove {
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

export interface StichRallyeGameOver {
  readonly event: "GameOver";
  readonly to?: number | null;
  readonly seat: number;
  readonly reason: string;
  readonly places: readonly number[];
}

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
export interface TacotsDealt {
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
  readonly car: string;
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
  readonly car: string;
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
  readonly car: string;
  readonly square: string;
}

/** A car drove along the road. The route begins where it stood. */
export interface TacotsDrove {
  readonly event: "Drove";
  readonly to?: number | null;
  readonly seat: number;
  readonly car: string;
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
export interface TacotsGameOver {
  readonly event: "GameOver";
  readonly to?: number | null;
  readonly seat: number;
  readonly points: number;
  readonly shared: boolean;
}

export type ClientMessage = Act | Undo | Explain | Hint | Say | Phrase | Mute | Auto | Ping;
export type ServerMessage = Hello | Moment | TableChanged | Chat | Ack | Refused | Explained | Hints | Pong | Bye;
export type RoadRallyEvent = RoadRallyRoundBegan | CardsPlayed | RoadRallyDrove | ShortcutTaken | StagesReached | CheckpointTaken | Shuffled | Tuned | Drew | DrewCards | LookedAt | HandEmpty | StageBypassed | StageTriggered | StageCardsReturned | StageTileTaken | StagesDropped | PointsScored | CardsInstead | RaceOver;
export type StichRallyeEvent = StichRallyeRoundBegan | StichRallyeDealt | CardPlayed | TrickWon | FlagTaken | MotorWound | TurboUsed | TurboKept | MotorUsed | StichRallyeDrove | RoundEnded | StichRallyeGameOver;
export type TacotsEvent = HandBegan | DealtAgain | TacotsDealt | OpenCards | StartPassed | JunctionBegins | SecondDeal | Laid | Finished | DeadEndLaid | TacotsDrove | Passed | FewCards | LastCard | HandEnded | Counted | PatienceBegan | TurnedUp | PatienceOver | TakenBack | TacotsGameOver;
export type View = RoadRallyView | StichRallyeView | TacotsView;
export type Event = RoadRallyEvent | StichRallyeEvent | TacotsEvent;

/** The types of each game. */
export interface Games {
  roadrally: { view: RoadRallyView; event: RoadRallyEvent; setup: RoadRallySetup };
  stichrallye: { view: StichRallyeView; event: StichRallyeEvent; setup: StichRallyeSetup };
  tacots: { view: TacotsView; event: TacotsEvent; setup: TacotsSetup };
}
export type GameName = keyof Games;

/** The fields of events that name a seat, where it is not just `seat`. */
export const EVENT_SEATS: Record<string, readonly string[]> = {
  "roadrally-CheckpointTaken": ["seat","last"],
  "roadrally-RaceOver": ["winner"],
  "stichrallye-RoundEnded": [],
  "tacots-DeadEndLaid": ["seat","against"],
};
