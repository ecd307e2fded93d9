/** The rules that somebody is reading beside the board. */
import pages from "virtual:rules";
import type { GameName } from "../wire";
import type { RulesNode } from "./tree";

/** A game's rules in a language. */
export async function rulesOf(game: GameName, language: string): Promise<readonly RulesNode[]> {
  const load = pages[`${language}/${game}`] ?? pages[`en/${game}`];
  return load ? (await load()).default : [];
}

class Rulebook {
  open = $state(false);
  /** The ruling to begin with; empty for the first page. */
  at = $state("");

  show(ruling = ""): void {
    this.at = ruling;
    this.open = true;
  }
}

export const rulebook = new Rulebook();
