declare module "virtual:catalogue" {
  /** What not every page shows is in parts of its own. */
  export type Part = "pages" | "table" | "lessons" | "notices" | "puzzles" | "reasons" | "review";
  /** The text of every language's catalogue, in parts, loaded when they are wanted; so is what a game says. */
  const sources: Record<string, Record<string, () => Promise<{ default: string }>>>;
  export default sources;
}
declare module "virtual:offline-words" {
  /** The sentences of the offline page, by language and message. */
  const words: Record<string, Record<string, string>>;
  export default words;
}
declare module "virtual:rules" {
  import type { RulesNode } from "./rules/tree";
  /** The rules by `language/game`, loaded when they are wanted. */
  const pages: Record<string, () => Promise<{ default: readonly RulesNode[] }>>;
  export default pages;
}
