/** The kinds of signs that can stand on a space. */
export type SignKind =
  "stage" | "diner" | "checkpoint" | "passed" | "gas" | "store" | "mechanic" | "shortcut";
