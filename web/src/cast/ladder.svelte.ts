/** What the host has told of its bots: characters, levels, and how strong I am. */
import { host } from "../net";
import { person } from "../page/me.svelte";
import { settings } from "../settings/settings.svelte";
import type { LevelInfo, Menu, Strength } from "../wire";
import { say, speech } from "../words/words.svelte";
import { type Bot, LIKE_ME, nearest, read } from "./bots";

/** So many levels are few. */
const FEW = 5;

class Ladder {
  #menu: Menu | null = $state.raw(null);
  #asked: Promise<Menu> | null = null;
  #mine: readonly Strength[] = $state.raw([]);

  /** Asked once; again where nobody has answered. */
  async know(): Promise<Menu> {
    this.#asked ??= host.offer();
    try {
      return (this.#menu = await this.#asked);
    } catch (error) {
      this.#asked = null;
      throw error;
    }
  }

  /** How strong I am by now; whoever is nobody yet begins where everybody does. */
  async askMine(): Promise<void> {
    try {
      if (person.me) this.#mine = (await host.strengths()).games;
    } catch {
      // It is only told beside something else.
    }
  }

  get drivers(): readonly string[] {
    if (!this.#menu) void this.know().catch(() => undefined);
    return this.#menu?.drivers ?? [];
  }

  levels(game: string): readonly LevelInfo[] {
    if (!this.#menu) void this.know().catch(() => undefined);
    return this.#menu?.games.find(({ name }) => name === game)?.levels ?? [];
  }

  /** Has chance left room for few levels only? Of measured games those that have half of all or less. */
  short(game: string): boolean {
    const levels = this.levels(game);
    return levels.length <= FEW && levels.some(({ rating }) => rating !== null);
  }

  /** A bot by its name; a character of which no more is said is as strong as it is at home. */
  bot(plan: string): Bot {
    const bot = read(plan, this.drivers);
    return { ...bot, strength: bot.strength || (this.#menu?.homes[bot.driver] ?? "") };
  }

  /** My strength at a game; null before it is known. */
  mine(game: string): Strength | null {
    return this.#mine.find((one) => one.game === game) ?? null;
  }

  /** Can bots be as strong as I am here, and may they? */
  follows(game: string): boolean {
    return settings.follow && this.levels(game).some(({ rating }) => rating !== null);
  }

  /** How strong bots are unless somebody says so. */
  usual = (game: string): string => (this.follows(game) ? LIKE_ME : "club");

  /** A strength in words. */
  sayStrength(strength: string, game: string): string {
    if (strength === LIKE_ME) return say("web-like-you");
    const levels = this.levels(game);
    if (/^\d/.test(strength)) {
      return levels.length ? say(`web-level-${nearest(Number(strength), levels)}`) : "";
    }
    return strength ? say(`web-level-${strength}`) : "";
  }

  /** Who drives, by a name on the wire. */
  driver = (plan: string): string => {
    const first = plan.split("@")[0] ?? "";
    return speech.has(`bots-driver-${first}`) ? first : "";
  };

  /** How a bot drives and how strong it is: “always flat out, club driver”. */
  sayBot(plan: string, adapts: boolean, game: string): string {
    const driver = this.driver(plan);
    const { strength } = read(plan, driver ? [driver] : []);
    const level = this.sayStrength(strength, game);
    const strong = adapts && strength !== LIKE_ME ? say("web-like-you-level", { level }) : level;
    if (!driver) return say("web-bot", { strength: strong });
    const manner = say(`bots-driver-${driver}-manner`);
    return strong ? say("web-driver", { manner, strength: strong }) : manner;
  }
}

export const ladder = new Ladder();
