/**
 * A host keeps tables, lets bots think and tells what happens. A server is one; Python inside this
 * page is another. Nothing outside this room knows which.
 */
import type {
  Best,
  ClientMessage,
  DeviceCode,
  Found,
  GameName,
  History,
  JoinTable,
  LessonList,
  LessonScene,
  Me,
  Moment,
  Menu,
  NewMail,
  NewPush,
  NewTable,
  NewWebhook,
  Notices,
  NoticeWishes,
  PlayOn,
  Problem,
  Proof,
  ReviewChoices,
  PuzzleAnswer,
  PuzzleList,
  PuzzleScene,
  ServerMessage,
  SetSeat,
  SignedOut,
  StandIn,
  Strengths,
  TableInfo,
  TableList,
  TableReview,
  Tried,
} from "../wire";

/** Why the host inside this page is not there: no files, no memory or leave for it, or it has died. */
export type NoStart = "here-files" | "here-start" | "here-died";

/** A host said no, or could not be reached. */
export class Refusal extends Error {
  constructor(
    readonly kind: Problem["error"] | "offline" | NoStart,
    /** Why, in the language that is spoken; empty if nobody was there to say it. */
    readonly sentence = "",
  ) {
    super(sentence || kind);
  }

  /** The message that says why, where nobody was there to say it in a sentence. */
  get says(): string {
    return this.kind.startsWith("here-") ? `web-${this.kind}` : "web-offline";
  }
}

/** What not every host can do; pages leave out what theirs cannot. */
export interface Abilities {
  /** Others come to its tables from devices of their own: by a link, a code, or the open tables. */
  readonly invite: boolean;
  /** It tells me that it is my turn while I am away. */
  readonly notices: boolean;
  /** I can be the same person on several devices. */
  readonly devices: boolean;
}

/** Through whose eyes a table is seen: as every spectator, as one of my seats, or as mine. */
export interface Eyes {
  readonly watch: boolean;
  readonly seat: number | null;
}

/**
 * The line to a table is always in one of a few states, comes back by itself where that makes
 * sense, and never pretends: who is not live says so.
 *
 *     connecting → live → waiting → connecting …     lost, tries again later and later
 *                      ↘ gone                        the host said that it makes no sense
 *     any of them → closed                           we went away
 */
export type LineState =
  | { readonly name: "connecting"; readonly attempt: number }
  | { readonly name: "live" }
  | { readonly name: "waiting"; readonly attempt: number; readonly until: number }
  | { readonly name: "gone"; readonly problem: Problem | null }
  | { readonly name: "closed" };

/** Who is at our end of a line. */
export interface Ear {
  /** The last step that was seen: what happened since is told when the line is there again. */
  since: () => number | null;
  heard: (message: ServerMessage) => void;
  changed: (state: LineState) => void;
}

export interface Line {
  /** Calls, or calls again: in another language, as somebody else. */
  open(): void;
  close(): void;
  /** Something has changed (we are online again, somebody pressed the button): try now. */
  retry(): void;
  /** Says whether it could be sent. */
  send(message: ClientMessage): boolean;
}

/** What somebody looks for among the tables of others; what is empty does not matter. */
export interface LobbyWish {
  readonly status: "open" | "running";
  readonly game?: string;
  /** Part of the name of somebody who sits there. */
  readonly name?: string;
  /** At least so many free seats. */
  readonly free?: number;
  /** Where the part before it ended (`next`). */
  readonly after?: string;
}

/** A file that somebody may keep. */
export interface FileToKeep {
  readonly address: string;
  /** What to call it; empty if the address says that itself. */
  readonly name: string;
}

/** What became of games that were to be given to a server. */
export interface BroughtAlong {
  readonly taken: number;
  /** Why it does not want one of them, if there is such a one; nobody has to ask again. */
  readonly refused: Refusal | null;
}

/** Playing in the page, although there is a server. */
export interface Beside {
  offer(): Promise<Menu>;
  create(table: NewTable, nickname: string): Promise<TableInfo>;
  /** Finished games on this device that the server does not have yet, by their tables. */
  toBring(): Promise<readonly string[]>;
  /** Gives them to the server, one by one; one that it does not want keeps back no other. */
  bringAlong(): Promise<BroughtAlong>;
}

/** Whatever is asked may be refused: with a `Refusal`, and then nothing has changed. */
export interface Host {
  readonly can: Abilities;
  /** What it can do at one of its tables. */
  at(table: string): Abilities;
  /** Are all pages one file? Then their addresses follow its `#`, and the browser keeps all that they need. */
  readonly onePage: boolean;
  /** Are there tables of mine on this device, even if its server does not know me? */
  readonly keeps: boolean;
  /** Is it the page itself that answers, because its server is away? */
  readonly away: boolean;
  /** The page itself beside a server; null where there is only one of them. */
  readonly beside: Beside | null;
  /** All its sentences are in this language from now on. */
  speak(language: string): void;
  /** What its games from outside say, as a catalogue in that language; empty without such games. */
  words(): Promise<string>;
  /** Resolves once it can be reached again. */
  back(): Promise<void>;
  /** Where pages begin that other devices can open, the likeliest first; none if they cannot. */
  reach(): Promise<readonly string[]>;

  /** Null for somebody who has not said who they are. */
  me(): Promise<Me | null>;
  become(nickname: string): Promise<Me>;
  rename(nickname: string): Promise<Me>;
  /** A code that makes another device mine, too. */
  code(): Promise<DeviceCode>;
  /** I am who has shown this code on another device. */
  claim(code: string): Promise<Me>;
  /** How strong I am at each game, as far as games against bots have shown. */
  strengths(): Promise<Strengths>;
  /** From now on I am myself on this device only. */
  signOutElsewhere(): Promise<SignedOut>;

  /** How I am told that it is my turn, and what this host can send. */
  notices(): Promise<Notices>;
  keepNotices(wishes: NoticeWishes): Promise<Notices>;
  tellBrowser(subscription: NewPush): Promise<Notices>;
  /** A letter with a link goes there first. */
  tellByMail(mail: NewMail): Promise<Notices>;
  tellProgram(hook: NewWebhook): Promise<Notices>;
  testNotice(channel: string): Promise<void>;
  removeNotice(channel: string): Promise<void>;
  /** What the link of a letter says; nobody has to be anybody for it. */
  followLink(what: "stop" | "confirm", token: string): Promise<void>;

  /** Its games, and the levels of its bots; those of who keeps a table, if one is named. */
  offer(table?: string): Promise<Menu>;
  /** Some of the tables that anybody may join or watch. */
  lobby(wish: LobbyWish): Promise<TableList>;
  mine(): Promise<TableList>;
  find(code: string): Promise<Found>;
  create(table: NewTable): Promise<TableInfo>;
  join(table: string, join: JoinTable): Promise<TableInfo>;
  /** From one of my seats, or all. */
  leave(table: string, seat?: number): Promise<TableInfo>;
  /** For good; one of my seats, or all. */
  giveUp(table: string, seat?: number): Promise<TableInfo>;
  setSeat(table: string, seat: number, plan: SetSeat["plan"]): Promise<TableInfo>;
  /** Whom I have removed may come back. */
  inviteAgain(table: string, number: number): Promise<TableInfo>;
  start(table: string): Promise<TableInfo>;
  standIn(table: string, level: StandIn["level"], seat: number): Promise<TableInfo>;
  rematch(table: string): Promise<TableInfo>;

  /** A line to a table, not yet open. */
  line(table: string, eyes: Eyes, ear: Ear): Line;
  /** What has happened at a table so far. */
  events(table: string, eyes: Eyes): Promise<History>;

  /** A finished game, moment by moment, as one of its seats or as everybody saw it. */
  replay(table: string, seat: number | null): Promise<readonly Moment[]>;
  proof(table: string): Promise<Proof>;
  record(table: string): Promise<FileToKeep>;
  /** The same as text: for a link that holds it, for another host. */
  recordText(table: string): Promise<string>;
  /** A game that was played elsewhere: a finished table of mine; the same record is the same table. */
  bring(record: string): Promise<TableInfo>;
  /** What was found out about a finished game so far. A line to its table tells when there is more. */
  review(table: string): Promise<TableReview>;
  /** All that could be done after so many actions of it, and what one of that would have led to. */
  reviewChoices(table: string, at: number): Promise<ReviewChoices>;
  tryAction(table: string, at: number, action: number): Promise<Tried>;
  /** A new table of mine that begins at a moment of a finished game, with bots in the other seats. */
  playOn(table: string, from: PlayOn): Promise<TableInfo>;
  /** The best results of a numbered deal, or of all. */
  best(game: GameName, number: number | null): Promise<Best>;

  lessons(): Promise<LessonList>;
  /** A scene after these actions, the last of which is tried now. */
  scene(game: GameName, number: number, actions: readonly number[]): Promise<LessonScene>;

  puzzles(): Promise<PuzzleList>;
  /** A puzzle by its id, or `day`. */
  puzzle(id: string): Promise<PuzzleScene>;
  /** Is this right, and what is it worth? */
  tryPuzzle(id: string, action: number): Promise<PuzzleAnswer>;
}
