/** The host that is asked by paths and bodies, whatever carries them: a server, or Python in this page. */
import type {
  Best,
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
  OutsideWords,
  PlayOn,
  Problem,
  Proof,
  PuzzleAnswer,
  PuzzleList,
  PuzzleScene,
  Reach,
  Replay,
  ReviewChoices,
  SetSeat,
  SignedOut,
  StandIn,
  Strengths,
  TableInfo,
  TableList,
  TableReview,
  Tried,
} from "../wire";
import {
  type Abilities,
  type Ear,
  type Eyes,
  type FileToKeep,
  type Host,
  type Line,
  type LobbyWish,
  Refusal,
} from "./host";
import type { Carrier } from "./carrier";
import { Link } from "./link";
import { isHere } from "./origin";

const at = (table: string): string => `tables/${encodeURIComponent(table)}`;

/** What follows an address: whatever is not null, behind a question mark. */
function query(fields: Readonly<Record<string, string | number | null>>): string {
  const given = Object.entries(fields).flatMap(([name, value]) =>
    value === null ? [] : [[name, String(value)]],
  );
  return given.length ? `?${new URLSearchParams(given)}` : "";
}

function problemIn(text: string): Problem | null {
  try {
    return JSON.parse(text) as Problem;
  } catch {
    return null; // somebody between us and the host has answered
  }
}

/** A browser's way to keep what is no file yet. */
const asFile = (text: string): string =>
  URL.createObjectURL(new Blob([text], { type: "application/json" }));

export class Asked implements Host {
  readonly can: Abilities;
  /** Here whoever has tables has a name, too. */
  readonly keeps = false;
  readonly away = false;
  readonly beside = null;
  readonly #carrier: Carrier;
  #language = "en";

  constructor(carrier: Carrier) {
    this.#carrier = carrier;
    this.can = carrier.can;
  }

  at = (): Abilities => this.can;

  speak(language: string): void {
    this.#language = language;
  }

  words = (): Promise<string> => this.#get<OutsideWords>("words").then(({ source }) => source);

  back = (): Promise<void> => this.#carrier.back();

  /** The address of this page, unless it is one that means another machine everywhere else. */
  async reach(): Promise<readonly string[]> {
    if (!this.can.invite) return [];
    if (!isHere(location.hostname)) return [location.origin];
    return (await this.#get<Reach>("reach")).addresses;
  }

  me = (): Promise<Me | null> => this.#get("me");
  become = (nickname: string): Promise<Me> => this.#call("POST", "me", { nickname });
  rename = (nickname: string): Promise<Me> => this.#call("PUT", "me", { nickname });
  code = (): Promise<DeviceCode> => this.#call("POST", "me/code");
  claim = (code: string): Promise<Me> => this.#call("POST", "me/claim", { code });
  strengths = (): Promise<Strengths> => this.#get("me/strengths");
  signOutElsewhere = (): Promise<SignedOut> => this.#call("DELETE", "me/others");

  notices = (): Promise<Notices> => this.#get("me/notices");
  keepNotices = (wishes: NoticeWishes): Promise<Notices> => this.#call("PUT", "me/notices", wishes);
  tellBrowser = (subscription: NewPush): Promise<Notices> =>
    this.#call("POST", "me/notices/push", subscription);
  tellByMail = (mail: NewMail): Promise<Notices> => this.#call("POST", "me/notices/mail", mail);
  tellProgram = (hook: NewWebhook): Promise<Notices> =>
    this.#call("POST", "me/notices/webhook", hook);
  testNotice = (channel: string): Promise<void> =>
    this.#call("POST", `me/notices/${encodeURIComponent(channel)}/test`);
  removeNotice = (channel: string): Promise<void> =>
    this.#call("DELETE", `me/notices/${encodeURIComponent(channel)}`);
  followLink = (what: "stop" | "confirm", token: string): Promise<void> =>
    this.#call("POST", `notices/${what}/${encodeURIComponent(token)}`);

  offer = (): Promise<Menu> => this.#get("offer");
  lobby({ status, game, name, free, after }: LobbyWish): Promise<TableList> {
    const wanted = { game: game || null, name: name || null, free: free || null };
    return this.#get(`tables${query({ status, ...wanted, after: after || null })}`);
  }
  mine = (): Promise<TableList> => this.#get("me/tables");
  find = (code: string): Promise<Found> => this.#get(`codes/${encodeURIComponent(code)}`);
  create = (table: NewTable): Promise<TableInfo> => this.#call("POST", "tables", table);
  join = (table: string, join: JoinTable): Promise<TableInfo> =>
    this.#call("POST", `${at(table)}/join`, join);
  leave = (table: string, seat?: number): Promise<TableInfo> =>
    this.#call("POST", `${at(table)}/leave${query({ seat: seat ?? null })}`);
  giveUp = (table: string, seat?: number): Promise<TableInfo> =>
    this.#call("POST", `${at(table)}/give-up${query({ seat: seat ?? null })}`);
  setSeat = (table: string, seat: number, plan: SetSeat["plan"]): Promise<TableInfo> =>
    this.#call("PUT", `${at(table)}/seats/${seat}`, { plan });
  inviteAgain = (table: string, number: number): Promise<TableInfo> =>
    this.#call("DELETE", `${at(table)}/removed/${number}`);
  start = (table: string): Promise<TableInfo> => this.#call("POST", `${at(table)}/start`);
  standIn = (table: string, level: StandIn["level"], seat: number): Promise<TableInfo> =>
    this.#call("PUT", `${at(table)}/stand-in`, { level, seat });
  rematch = (table: string): Promise<TableInfo> => this.#call("POST", `${at(table)}/rematch`);

  line(table: string, { watch, seat }: Eyes, { since, heard, changed }: Ear): Line {
    const address = (): string => {
      const as = watch ? { watch: 1 } : { seat };
      return `${at(table)}/socket${query({ language: this.#language, since: since(), ...as })}`;
    };
    return new Link({ address, open: (path) => this.#carrier.plug(path), heard, changed });
  }

  events = (table: string, { watch, seat }: Eyes): Promise<History> =>
    this.#get(`${at(table)}/events${query({ watch: String(watch), seat })}`);

  /** All of it; it is handed out in parts. */
  async replay(table: string, seat: number | null): Promise<readonly Moment[]> {
    const moments: Moment[] = [];
    for (;;) {
      const since = moments.at(-1)?.step ?? 0;
      const part = await this.#get<Replay>(`${at(table)}/replay${query({ since, seat })}`);
      moments.push(...part.moments);
      if (part.moments.length === 0 || moments.at(-1)?.step === part.last) return moments;
    }
  }

  proof = (table: string): Promise<Proof> => this.#get(`${at(table)}/proof`);
  async record(table: string): Promise<FileToKeep> {
    const path = `${at(table)}/record`;
    const address = this.#carrier.address(path);
    if (address !== null) return { address, name: "" };
    const name = `rallybox-${table.slice(0, 13)}.json`;
    return { address: asFile(await this.#ask("GET", path)), name };
  }
  recordText = (table: string): Promise<string> => this.#ask("GET", `${at(table)}/record`);
  bring = (record: string): Promise<TableInfo> => this.#call("POST", "brought", { record });
  review = (table: string): Promise<TableReview> => this.#get(`${at(table)}/review`);
  reviewChoices = (table: string, step: number): Promise<ReviewChoices> =>
    this.#get(`${at(table)}/review/choices${query({ at: step })}`);
  tryAction = (table: string, step: number, action: number): Promise<Tried> =>
    this.#call("POST", `${at(table)}/review/try`, { at: step, action });
  playOn = (table: string, from: PlayOn): Promise<TableInfo> =>
    this.#call("POST", `${at(table)}/play-on`, from);
  best = (game: GameName, number: number | null): Promise<Best> =>
    this.#get(`best/${encodeURIComponent(game)}${query({ number })}`);

  lessons = (): Promise<LessonList> => this.#get("lessons");
  scene(game: GameName, number: number, actions: readonly number[]): Promise<LessonScene> {
    const path = `lessons/${encodeURIComponent(game)}/${number}`;
    return actions.length ? this.#call("POST", path, { actions }) : this.#get(path);
  }

  puzzles = (): Promise<PuzzleList> => this.#get("puzzles");
  puzzle = (id: string): Promise<PuzzleScene> => this.#get(`puzzles/${encodeURIComponent(id)}`);
  tryPuzzle = (id: string, action: number): Promise<PuzzleAnswer> =>
    this.#call("POST", `puzzles/${encodeURIComponent(id)}/try`, { action });

  #get<T>(path: string): Promise<T> {
    return this.#call("GET", path);
  }

  async #call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const text = await this.#ask(method, path, body);
    return (text ? JSON.parse(text) : null) as T;
  }

  async #ask(method: string, path: string, body?: unknown): Promise<string> {
    const { status, text } = await this.#carrier.ask(method, path, body, this.#language);
    if (status >= 200 && status < 300) return text;
    const problem = problemIn(text);
    throw new Refusal(problem?.error ?? "unavailable", problem?.sentence);
  }
}
