// Made by scripts/wire_types.py from the Python types; do not edit.

/** A game by its name: any that is offered, also one that nobody here has met. */
export type GameName = string;

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

/** I do not want to know any more what I asked with this request (a hint); done in any case. */
export interface Cancel {
  readonly type: "cancel";
  readonly request?: number;
  readonly question: number;
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

/**
 * Let a bot play for somebody who has been away for a while (`patience`), until they are back.
 *
 * The host decides that alone; others when all who are here agree, and this is to agree.
 */
export interface Replace {
  readonly type: "replace";
  readonly request?: number;
  readonly seat: number;
}

/** I look at the review of this finished game: let it become finer (or I do not any more). */
export interface Reviewing {
  readonly type: "review";
  readonly request?: number;
  readonly on: boolean;
}

/** Are you there? And, if it is so: nobody sees my page now; until the next time it is asked. */
export interface Ping {
  readonly type: "ping";
  readonly request?: number;
  readonly hidden?: boolean;
}

/** The first message on a socket. */
export interface Hello {
  readonly type: "hello";
  readonly table: TableInfo;
  readonly moment: Moment | null;
  readonly chat: readonly ChatLine[];
  readonly muted: readonly number[];
  readonly now: number;
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
  readonly guarded: boolean;
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
  readonly patience: number | null;
  readonly removed: readonly RemovedPlayer[];
  readonly notes: readonly Note[];
  readonly trouble: "damaged" | "fault" | "older-rules" | null;
  readonly outcome: Outcome | null;
  readonly rematch: string | null;
  readonly origin: TableOrigin | null;
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
  readonly plan: string;
  readonly name: string;
  readonly taken: boolean;
  readonly reserved: boolean;
  readonly adapts: boolean;
  readonly stand_in: string | null;
  readonly gave_up: boolean;
  readonly present: boolean;
  readonly away: number | null;
  readonly agreed: readonly number[];
}

/** Somebody whom the host has removed. */
export interface RemovedPlayer {
  readonly number: number;
  readonly name: string;
}

/** Something that has happened at a table besides its game, told among what happened there. */
export interface Note {
  readonly kind: "away" | "away-host" | "back" | "bot" | "clock" | "gave-up" | "left" | "new-rules";
  readonly seat: number;
  readonly by: number | null;
  readonly step: number;
  readonly at: number;
}

/** How a game ended. */
export interface Outcome {
  readonly places: readonly number[];
  readonly scores: readonly number[];
  readonly reason: string;
}

/** The moment of another game at which a table's game began. */
export interface TableOrigin {
  readonly table: string | null;
  readonly step: number;
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
  readonly ask: Said | null;
  readonly decision: Decision | null;
  readonly events: readonly Happening[];
  readonly remarks?: Record<string, Said>;
  readonly quip?: Quip;
  readonly drawn?: Drawn;
  readonly time: TimeLeft | null;
  readonly outcome: Outcome | null;
  readonly auto: boolean;
  readonly undo?: boolean;
}

/**
 * The base of all views. A game derives one class and builds it up from what may be seen.
 *
 * Nothing that `seat` may not know is ever put in: a view is not a state with parts taken out.
 */
export interface View {
  readonly seat: number | null;
  readonly to_act: readonly number[];
  readonly setup: Setup;
  readonly outcome: Outcome | null;
}

/** The base of all set-ups. A game derives one class with its options and their defaults. */
export interface Setup {
  readonly variant: string;
  readonly players: number;
}

/** A sentence to be made: a message of the catalogue, and what to fill into it. */
export interface Said {
  readonly id: string;
  readonly params?: Record<string, string | number | readonly (string | number)[] | Filled>;
}

/** What a sentence shows in a way of its own; exactly one of these is there. */
export interface Filled {
  readonly seats?: readonly number[];
  readonly cards?: readonly string[];
  readonly words?: Said;
}

/** What is asked of the player. */
export interface Decision {
  readonly choices: readonly Choice[];
  readonly only_one: boolean;
  readonly at_once: boolean;
}

/** A legal action, and what it would do as far as the one who is asked can know. */
export interface Choice {
  readonly id: number;
  readonly text: string;
  readonly action: Offer;
  readonly says: Said;
}

/**
 * The base of all offers. A game derives one class for each kind of action.
 *
 * Whoever shows an action to people needs no notation and no rule: everything that it is made of
 * and leads to is a field. The sentence is the message `<game>-explain-<class name>`.
 */
export interface Offer {
  readonly is: string;
}

/** Something that has happened, and how it is told. */
export interface Happening {
  readonly event: Event;
  readonly says: Said;
}

/**
 * The base of all events. A game derives one class for each kind of happening.
 *
 * `to` is the audience: None for everybody, or the one seat that may hear it. The class's name
 * is its tag; its sentence is the message `<game>-event-<class name in lower case>`.
 */
export interface Event {
  readonly event: string;
  readonly to?: number | null;
}

/** What a driver with a character says, chosen from what everybody has seen. */
export interface Quip {
  readonly seat: number;
  readonly says: Said;
}

/** The position of a game from outside, of which no client has a face of its own. */
export interface Drawn {
  readonly text: string;
  readonly picture?: string;
}

/** The clocks of a table with a pace; times in milliseconds since 1970. */
export interface TimeLeft {
  readonly now: number;
  readonly deadlines: Record<string, number>;
  readonly turns: Record<string, number>;
  readonly reserves: readonly number[];
}

/**
 * Something that was said: a `text`, which is never markup, or a `phrase`, which everybody
 * reads in their own language; the other one is empty.
 */
export interface ChatLine {
  readonly number: number;
  readonly seat: number;
  readonly name: string;
  readonly text: string;
  readonly phrase: string;
  readonly at: number;
}

/**
 * A moment for programs that tell nobody anything: quicker to make than one to be shown.
 *
 * A socket that asks for it (`bare`) gets these instead of moments.
 */
export interface Bare {
  readonly type: "bare";
  readonly step: number;
  readonly view: View;
  readonly actions: readonly number[];
  readonly events: readonly Event[];
  readonly time: TimeLeft | null;
  readonly outcome: Outcome | null;
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
  readonly says: Said;
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
  readonly finish: Said;
  readonly verdict: Said;
  readonly reasons: readonly Said[];
}

/**
 * The end of a `hint` that will not come: it was cancelled, or the game has gone on. Or that
 * of a `review` that goes no further: the same person looks at another one, or it fails.
 */
export interface Dropped {
  readonly type: "dropped";
  readonly request: number;
}

/** There is a review, or a finer one; `GET …/review` has it. */
export interface Reviewed {
  readonly type: "reviewed";
  readonly done: number;
  readonly verdict: Said;
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

/** What became of one's other devices. */
export interface SignedOut {
  readonly devices: number;
}

/** The same for all games. */
export interface Strengths {
  readonly games: readonly Strength[];
}

/** How strong the caller is at a game, as far as games against bots have shown. */
export interface Strength {
  readonly game: string;
  readonly rating: number;
  readonly games: number;
}

/** Everything a page needs to let somebody set up a table. */
export interface Menu {
  readonly games: readonly GameInfo[];
  readonly drivers: readonly string[];
  readonly homes: Record<string, string>;
  readonly phrases: readonly string[];
  readonly languages: readonly string[];
  readonly thinking: number;
}

/** A game that this server offers; the first variant is the default. */
export interface GameInfo {
  readonly name: string;
  readonly title: string;
  readonly rules: number;
  readonly variants: readonly VariantInfo[];
  readonly default_players: number;
  readonly lesson: boolean;
  readonly levels: readonly LevelInfo[];
  readonly options: Record<string, unknown>;
}

/** A variant and the numbers of players it takes. */
export interface VariantInfo {
  readonly name: string;
  readonly players: readonly number[];
}

/** A named strength; `web-level-<name>` is the catalogue's message. */
export interface LevelInfo {
  readonly name: string;
  readonly rating: number | null;
}

/** What games from outside say, as a Fluent catalogue; empty where there are none. */
export interface OutsideWords {
  readonly source: string;
}

/** A table to be set up. The number of players is the number of seats. */
export interface NewTable {
  readonly game: string;
  readonly seats: readonly string[];
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
  readonly code?: string | null;
}

/** The host decides who a seat is for; whoever sits there has to get up. */
export interface SetSeat {
  readonly plan: string;
}

/** A bot of this name plays for me from now on; null: I play myself again. */
export interface StandIn {
  readonly level: string | null;
  readonly seat?: number | null;
}

/** From a moment of a game that is over I play on in one seat, bots in the others. */
export interface PlayOn {
  readonly step: number;
  readonly seat: number;
  readonly level: string;
  readonly contribution?: string | null;
}

/** A finished game from elsewhere, which is to be one of my tables. */
export interface BringRecord {
  readonly record: string;
}

/** Of one's own tables the newest first; of the lobby's one of each host before the others. */
export interface TableList {
  readonly tables: readonly ListedTable[];
  readonly next: string | null;
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
  readonly plans: readonly string[];
  readonly free: number;
  readonly you: number | null;
  readonly your_turn: boolean;
  readonly waiting: readonly number[];
  readonly deadline: number | null;
  readonly created: number;
  readonly finished: number | null;
  readonly outcome: Outcome | null;
  readonly trouble: "damaged" | "fault" | "older-rules" | null;
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

/** Something of a table's history. */
export interface HistoryEvent {
  readonly event: Event;
  readonly says: Said;
  readonly step: number;
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

/** A finished game, judged; or as much of it as is done. */
export interface Review {
  readonly game: string;
  readonly names: readonly string[];
  readonly seed: string;
  readonly effort: number;
  readonly done: number;
  readonly moments: readonly ReviewMoment[];
  readonly steps: readonly ReviewStep[];
  readonly decisions: readonly ReviewDecision[];
  readonly drivers: readonly ReviewDriver[];
  readonly turns: readonly TurningPoint[];
  readonly verdict: Said;
}

/** How it stood, in the world as it really was. */
export interface ReviewMoment {
  readonly at: number;
  readonly places: readonly (readonly number[])[];
  readonly doubt: number;
}

/** What an action, and the cards that it turned up, did to everybody's chance to win. */
export interface ReviewStep {
  readonly at: number;
  readonly seat: number;
  readonly choice: Choice;
  readonly decided: readonly number[];
  readonly drawn: readonly number[];
}

/** A decision with a choice, judged from what its seat could know and nothing else. */
export interface ReviewDecision {
  readonly at: number;
  readonly seat: number;
  readonly choices: number;
  readonly taken: ReviewOption;
  readonly best: ReviewOption;
  readonly grade: "best" | "fine" | "mistake" | "slip";
  readonly lost: number;
  readonly low: number;
  readonly high: number;
  readonly win_lost: number;
  readonly win_low: number;
  readonly win_high: number;
}

/** Something that a seat could do, as far as it could know. */
export interface ReviewOption {
  readonly choice: Choice;
  readonly place: number;
  readonly win: number;
  readonly reasons: readonly Said[];
}

/** A seat, summed up. */
export interface ReviewDriver {
  readonly seat: number;
  readonly choices: number;
  readonly grades: Record<string, number>;
  readonly accuracy: number | null;
  readonly lost: number;
  readonly win: ReviewShare;
  readonly doubt: number;
  readonly place: ReviewShare;
}

/** The way from a fair chance to the result: fair + deals + mine + others = result. */
export interface ReviewShare {
  readonly fair: number;
  readonly deals: number;
  readonly mine: number;
  readonly others: number;
  readonly result: number;
}

/** A moment that decided the race. */
export interface TurningPoint {
  readonly at: number;
  readonly seat: number;
  readonly kind: "decision" | "draw";
  readonly whom: number;
  readonly before: number;
  readonly after: number;
  readonly says: Said;
  readonly reasons: readonly Said[];
}

/** A table's review, as far as it is done and kept. */
export interface TableReview {
  readonly review: Review;
  readonly shown: readonly number[];
}

/** What could be done at a moment of a finished game. */
export interface ReviewChoices {
  readonly at: number;
  readonly seat: number;
  readonly taken: number;
  readonly choices: readonly Choice[];
}

/** How would it have gone if this had been done there? */
export interface TryAction {
  readonly at: number;
  readonly action: number;
}

/** Another action beside the one that was played; see `ReviewMoment` for the rows. */
export interface Tried {
  readonly at: number;
  readonly seat: number;
  readonly choice: Choice;
  readonly chances: readonly (readonly number[])[];
  readonly played: readonly (readonly number[])[];
  readonly doubt: number;
  readonly decision: ReviewDecision;
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
  readonly said: Said | null;
  readonly asked: Said | null;
  readonly moment: Moment;
}

/** All puzzles, and the one of the day. */
export interface PuzzleList {
  readonly day: string;
  readonly today: string | null;
  readonly games: readonly PuzzleGame[];
}

/** The puzzles of a game. */
export interface PuzzleGame {
  readonly game: string;
  readonly grades: readonly (readonly string[])[];
}

/** A puzzle, before anything was tried. */
export interface PuzzleScene {
  readonly id: string;
  readonly game: string;
  readonly grade: number;
  readonly seat: number;
  readonly names: readonly string[];
  readonly moment: Moment;
}

/** What somebody would do. */
export interface PuzzleTry {
  readonly action: number;
}

/** What to make of a try. A server remembers nothing of it. */
export interface PuzzleAnswer {
  readonly right: boolean;
  readonly said: Said;
  readonly tried: PuzzleOption;
  readonly best: PuzzleOption;
  readonly others: readonly PuzzleOption[];
}

/** Something that can be done, and what it is worth as far as its seat can know. */
export interface PuzzleOption {
  readonly action: number;
  readonly text: string;
  readonly says: Said;
  readonly right: boolean;
  readonly place: number;
  readonly win: number;
  readonly reasons: readonly Said[];
}

/** When to be told. */
export interface NoticeWishes {
  readonly zone: string;
  readonly quiet?: readonly [number, number] | null;
  readonly reminders?: boolean;
}

/** A browser's push subscription. */
export interface NewPush {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly name?: string;
}

/** An address, to which a link is sent first. */
export interface NewMail {
  readonly address: string;
}

/** An address to which JSON is posted. */
export interface NewWebhook {
  readonly address: string;
}

/** What this server can send, and what the caller has asked for. */
export interface Notices {
  readonly push_key: string | null;
  readonly mail: boolean;
  readonly webhooks: boolean;
  readonly channels: readonly NoticeChannel[];
  readonly zone: string;
  readonly quiet: readonly [number, number] | null;
  readonly reminders: boolean;
}

/** One of the caller's channels; where it leads is not told again. */
export interface NoticeChannel {
  readonly id: string;
  readonly kind: "mail" | "push" | "webhook";
  readonly name: string;
  readonly confirmed: boolean;
  readonly failing: boolean;
}

/** Is everything well? */
export interface Health {
  readonly status: string;
  readonly version: string;
  readonly database: boolean;
  readonly parts: Record<string, string>;
}

/** How other devices come to a server. */
export interface Reach {
  readonly addresses: readonly string[];
}

export type ClientMessage = Act | Undo | Explain | Hint | Cancel | Say | Phrase | Mute | Auto | Replace | Reviewing | Ping;
export type ServerMessage = Hello | Moment | Bare | TableChanged | Chat | Ack | Refused | Explained | Hints | Dropped | Reviewed | Pong | Bye;
