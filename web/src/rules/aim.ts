/** What a game is about, in a few sentences: for a first race, and above the rules in short. */
import type { GameName } from "../wire";
import { sayIf, speech } from "../words/words.svelte";

/** The message that says it: of the rule set, of the game, or else what its poster says. */
export const aimOf = (game: GameName, variant: unknown): string =>
  [`${game}-aim-${String(variant)}`, `${game}-aim`].find((id) => speech.has(id)) ?? `${game}-about`;

/** Its sentences; the first is the aim itself. */
export const sentencesOf = (id: string): string[] => sayIf(id).split("\n").filter(Boolean);
