/** The host that is asked by paths and bodies, whatever carries them: a server, or Python in this page. */
import type { Moment, OutsideWords, Problem, Reach, Replay } from "../wire";
import { type Abilities, type Ear, type Eyes, type Host, type Line, Refusal } from "./host";
import type { Carrier } from "./carrier";
import { Link, type Plug } from "./link";
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
  readonly onePage: boolean;
  /** Here whoever has tables has a name, too. */
  readonly keeps = false;
  readonly away = false;
  readonly beside = null;
  readonly #carrier: Carrier;
  #language = "en";

  constructor(carrier: Carrier) {
    this.#carrier = carrier;
    this.can = carrier.can;
    this.onePage = carrier.onePage;
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

  me: Host["me"] = () => this.#get("me");
  become: Host["become"] = (nickname) => this.#call("POST", "me", { nickname });
  rename: Host["rename"] = (nickname) => this.#call("PUT", "me", { nickname });
  code: Host["code"] = () => this.#call("POST", "me/code");
  claim: Host["claim"] = (code) => this.#call("POST", "me/claim", { code });
  strengths: Host["strengths"] = () => this.#get("me/strengths");
  signOutElsewhere: Host["signOutElsewhere"] = () => this.#call("DELETE", "me/others");

  notices: Host["notices"] = () => this.#get("me/notices");
  keepNotices: Host["keepNotices"] = (wishes) => this.#call("PUT", "me/notices", wishes);
  tellBrowser: Host["tellBrowser"] = (subscription) =>
    this.#call("POST", "me/notices/push", subscription);
  tellByMail: Host["tellByMail"] = (mail) => this.#call("POST", "me/notices/mail", mail);
  tellProgram: Host["tellProgram"] = (hook) => this.#call("POST", "me/notices/webhook", hook);
  testNotice: Host["testNotice"] = (channel) =>
    this.#call("POST", `me/notices/${encodeURIComponent(channel)}/test`);
  removeNotice: Host["removeNotice"] = (channel) =>
    this.#call("DELETE", `me/notices/${encodeURIComponent(channel)}`);
  followLink: Host["followLink"] = (what, token) =>
    this.#call("POST", `notices/${what}/${encodeURIComponent(token)}`);

  offer: Host["offer"] = () => this.#get("offer");
  lobby: Host["lobby"] = ({ status, game, name, free, after }) => {
    const wanted = { game: game || null, name: name || null, free: free || null };
    return this.#get(`tables${query({ status, ...wanted, after: after || null })}`);
  };
  mine: Host["mine"] = () => this.#get("me/tables");
  find: Host["find"] = (code) => this.#get(`codes/${encodeURIComponent(code)}`);
  create: Host["create"] = (table) => this.#call("POST", "tables", table);
  join: Host["join"] = (table, join) => this.#call("POST", `${at(table)}/join`, join);
  leave: Host["leave"] = (table, seat) =>
    this.#call("POST", `${at(table)}/leave${query({ seat: seat ?? null })}`);
  giveUp: Host["giveUp"] = (table, seat) =>
    this.#call("POST", `${at(table)}/give-up${query({ seat: seat ?? null })}`);
  setSeat: Host["setSeat"] = (table, seat, plan) =>
    this.#call("PUT", `${at(table)}/seats/${seat}`, { plan });
  inviteAgain: Host["inviteAgain"] = (table, number) =>
    this.#call("DELETE", `${at(table)}/removed/${number}`);
  start: Host["start"] = (table) => this.#call("POST", `${at(table)}/start`);
  standIn: Host["standIn"] = (table, level, seat) =>
    this.#call("PUT", `${at(table)}/stand-in`, { level, seat });
  rematch: Host["rematch"] = (table) => this.#call("POST", `${at(table)}/rematch`);

  line(table: string, { watch, seat }: Eyes, { since, heard, changed }: Ear): Line {
    const address = (): string => {
      const as = watch ? { watch: 1 } : { seat };
      return `${at(table)}/socket${query({ language: this.#language, since: since(), ...as })}`;
    };
    const open = (path: string): Plug => this.#carrier.plug(path);
    return new Link({ address, open, heard, changed, hidden: () => globalThis.document?.hidden });
  }

  events: Host["events"] = (table, { watch, seat }) =>
    this.#get(`${at(table)}/events${query({ watch: String(watch), seat })}`);

  /** All of it; it is handed out in parts. */
  replay: Host["replay"] = async (table, seat) => {
    const moments: Moment[] = [];
    for (;;) {
      const since = moments.at(-1)?.step ?? 0;
      const part = await this.#get<Replay>(`${at(table)}/replay${query({ since, seat })}`);
      moments.push(...part.moments);
      if (part.moments.length === 0 || moments.at(-1)?.step === part.last) return moments;
    }
  };

  proof: Host["proof"] = (table) => this.#get(`${at(table)}/proof`);
  record: Host["record"] = async (table) => {
    const path = `${at(table)}/record`;
    const address = this.#carrier.address(path);
    if (address !== null) return { address, name: "" };
    const name = `rallybox-${table.slice(0, 13)}.json`;
    return { address: asFile(await this.#ask("GET", path)), name };
  };
  recordText: Host["recordText"] = (table) => this.#ask("GET", `${at(table)}/record`);
  bring: Host["bring"] = (record) => this.#call("POST", "brought", { record });
  review: Host["review"] = (table) => this.#get(`${at(table)}/review`);
  reviewChoices: Host["reviewChoices"] = (table, step) =>
    this.#get(`${at(table)}/review/choices${query({ at: step })}`);
  tryAction: Host["tryAction"] = (table, step, action) =>
    this.#call("POST", `${at(table)}/review/try`, { at: step, action });
  playOn: Host["playOn"] = (table, from) => this.#call("POST", `${at(table)}/play-on`, from);
  best: Host["best"] = (game, number) =>
    this.#get(`best/${encodeURIComponent(game)}${query({ number })}`);

  lessons: Host["lessons"] = () => this.#get("lessons");
  scene: Host["scene"] = (game, number, actions) => {
    const path = `lessons/${encodeURIComponent(game)}/${number}`;
    return actions.length ? this.#call("POST", path, { actions }) : this.#get(path);
  };

  puzzles: Host["puzzles"] = () => this.#get("puzzles");
  puzzle: Host["puzzle"] = (id) => this.#get(`puzzles/${encodeURIComponent(id)}`);
  tryPuzzle: Host["tryPuzzle"] = (id, action) =>
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
