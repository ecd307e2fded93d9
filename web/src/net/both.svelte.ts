/**
 * A server, and the page itself beside it: for whoever plays on this device, or while the server is
 * away. Tables in the page have ids that begin with `here-`; everything else is the server's.
 */
import type { ListedTable, Me, NewTable, TableInfo, TableList } from "../wire";
import { type Abilities, type Beside, type BroughtAlong, type Host, Refusal } from "./host";
import { Kept } from "./kept";

const isHere = (table: string): boolean => table.startsWith("here-");

/** Is nobody there, be it that somebody between us says so? */
const away = (error: unknown): boolean =>
  error instanceof Refusal &&
  (error.kind === "offline" || (error.kind === "unavailable" && error.sentence === ""));
const notHere = (error: unknown): boolean =>
  error instanceof Refusal && error.kind.startsWith("here-");
/** Will this record never do, however often it is brought? */
const unwanted = (error: unknown): error is Refusal =>
  error instanceof Refusal && error.kind === "malformed";

export class Both implements Host {
  readonly can: Abilities;
  readonly onePage: boolean;
  readonly beside: Beside = {
    offer: () => this.#here.offer(),
    create: (table, nickname) => this.#createHere(table, nickname),
    toBring: () => this.#toBring(),
    bringAlong: () => this.#bringAlong(),
  };
  /** The last time somebody asked, the server was away, and the page has answered. */
  away = $state(false);
  readonly #server: Host;
  readonly #here: Host;
  /** Local games that the server has, too, and whether there have been any. */
  readonly #kept = new Kept();
  #nickname = "";

  constructor(server: Host, here: Host) {
    this.#server = server;
    this.#here = here;
    this.can = server.can;
    this.onePage = server.onePage;
  }

  readonly #of = (table: string): Host => (isHere(table) ? this.#here : this.#server);

  /** Asks the server, or the page where there is none. */
  async #either<T>(ask: (host: Host) => Promise<T>): Promise<T> {
    try {
      const answer = await ask(this.#server);
      this.away = false;
      return answer;
    } catch (error) {
      if (!away(error)) throw error;
      const answer = await ask(this.#here).catch((second: unknown) => {
        throw notHere(second) ? error : second; // there is nobody at all
      });
      this.away = true;
      return answer;
    }
  }

  at = (table: string): Abilities => this.#of(table).can;
  get keeps(): boolean {
    return this.#kept.any;
  }
  speak(language: string): void {
    this.#server.speak(language);
    this.#here.speak(language);
  }
  words = (): Promise<string> => this.#server.words();
  back = (): Promise<void> => this.#server.back();
  reach = (): Promise<readonly string[]> => this.#server.reach();

  async me(): Promise<Me | null> {
    const me = await this.#either((host) => host.me());
    this.#nickname = me?.nickname ?? this.#nickname;
    return me;
  }
  become = (nickname: string): Promise<Me> => this.#either((host) => host.become(nickname));
  rename = (nickname: string): Promise<Me> =>
    this.#either(async (host) => {
      const known = host === this.#server || (await host.me());
      return known ? host.rename(nickname) : host.become(nickname);
    });
  code: Host["code"] = () => this.#server.code();
  claim: Host["claim"] = (code) => this.#server.claim(code);
  strengths: Host["strengths"] = () => this.#either((host) => host.strengths());
  signOutElsewhere: Host["signOutElsewhere"] = () => this.#server.signOutElsewhere();

  notices: Host["notices"] = () => this.#server.notices();
  keepNotices: Host["keepNotices"] = (wishes) => this.#server.keepNotices(wishes);
  tellBrowser: Host["tellBrowser"] = (subscription) => this.#server.tellBrowser(subscription);
  tellByMail: Host["tellByMail"] = (mail) => this.#server.tellByMail(mail);
  tellProgram: Host["tellProgram"] = (hook) => this.#server.tellProgram(hook);
  testNotice: Host["testNotice"] = (channel) => this.#server.testNotice(channel);
  removeNotice: Host["removeNotice"] = (channel) => this.#server.removeNotice(channel);
  followLink: Host["followLink"] = (what, token) => this.#server.followLink(what, token);

  offer: Host["offer"] = (table) =>
    table === undefined ? this.#either((host) => host.offer()) : this.#of(table).offer();
  lobby: Host["lobby"] = (wish) => this.#either((host) => host.lobby(wish));
  find: Host["find"] = (code) => this.#server.find(code);

  /** The server's and those on this device, the newest first. */
  async mine(): Promise<TableList> {
    const [theirs, ours] = await Promise.all([
      this.#server.mine().catch((error: unknown) => {
        const nobody = error instanceof Refusal && error.kind === "nameless";
        if (nobody || (away(error) && this.keeps)) return { tables: [], next: null };
        throw error;
      }),
      this.#localTables(),
    ]);
    return { ...theirs, tables: [...ours, ...theirs.tables].sort((a, b) => b.created - a.created) };
  }

  async #localTables(): Promise<readonly ListedTable[]> {
    if (!this.keeps && !this.away) return [];
    const { tables } = await this.#here.mine().catch(() => ({ tables: [] }));
    return tables.filter(({ id }) => !this.#kept.brought.has(id));
  }

  create = (table: NewTable): Promise<TableInfo> =>
    this.#either((host) =>
      host === this.#here ? this.#createHere(table, this.#nickname) : host.create(table),
    );

  async #createHere(table: NewTable, nickname: string): Promise<TableInfo> {
    const me = await this.#here.me();
    if (!me) await this.#here.become(nickname || "1");
    else if (nickname && me.nickname !== nickname) await this.#here.rename(nickname);
    const made = await this.#here.create(table);
    this.#kept.any = true;
    return made;
  }

  async #toBring(): Promise<readonly string[]> {
    const tables = this.keeps ? await this.#localTables() : [];
    return tables.filter((one) => one.status === "finished" && !one.trouble).map(({ id }) => id);
  }

  async #bringAlong(): Promise<BroughtAlong> {
    let taken = 0;
    let refused: Refusal | null = null;
    for (const id of await this.#toBring()) {
      try {
        await this.#server.bring(await this.#here.recordText(id));
        this.#kept.bring(id);
        taken += 1;
      } catch (error) {
        if (!unwanted(error)) throw error;
        refused = error;
      }
    }
    return { taken, refused };
  }

  join: Host["join"] = (id, join) => this.#of(id).join(id, join);
  leave: Host["leave"] = (id, seat) => this.#of(id).leave(id, seat);
  giveUp: Host["giveUp"] = (id, seat) => this.#of(id).giveUp(id, seat);
  setSeat: Host["setSeat"] = (id, seat, plan) => this.#of(id).setSeat(id, seat, plan);
  inviteAgain: Host["inviteAgain"] = (id, number) => this.#of(id).inviteAgain(id, number);
  start: Host["start"] = (id) => this.#of(id).start(id);
  standIn: Host["standIn"] = (id, level, seat) => this.#of(id).standIn(id, level, seat);
  rematch: Host["rematch"] = (id) => this.#of(id).rematch(id);
  line: Host["line"] = (id, eyes, ear) => this.#of(id).line(id, eyes, ear);
  events: Host["events"] = (id, eyes) => this.#of(id).events(id, eyes);
  replay: Host["replay"] = (id, seat) => this.#of(id).replay(id, seat);
  proof: Host["proof"] = (id) => this.#of(id).proof(id);
  record: Host["record"] = (id) => this.#of(id).record(id);
  recordText: Host["recordText"] = (id) => this.#of(id).recordText(id);
  review: Host["review"] = (id) => this.#of(id).review(id);
  reviewChoices: Host["reviewChoices"] = (id, step) => this.#of(id).reviewChoices(id, step);
  tryAction: Host["tryAction"] = (id, step, action) => this.#of(id).tryAction(id, step, action);
  playOn: Host["playOn"] = (id, from) => this.#of(id).playOn(id, from);

  bring = (record: string): Promise<TableInfo> =>
    this.#either(async (host) => {
      const table = await host.bring(record);
      if (host === this.#here) this.#kept.any = true;
      return table;
    });
  best: Host["best"] = (game, number) => this.#either((host) => host.best(game, number));
  lessons: Host["lessons"] = () => this.#either((host) => host.lessons());
  scene: Host["scene"] = (...asked) => this.#either((host) => host.scene(...asked));
  puzzles: Host["puzzles"] = () => this.#either((host) => host.puzzles());
  puzzle: Host["puzzle"] = (id) => this.#either((host) => host.puzzle(id));
  tryPuzzle: Host["tryPuzzle"] = (id, action) => this.#either((host) => host.tryPuzzle(id, action));
}
