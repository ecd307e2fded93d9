/** A page of rules as plain values. */

export type Leaf = "h2" | "h3" | "h4" | "p" | "strong" | "em" | "code" | "pre";
export type Block = "ul" | "ol" | "li" | "aside" | "table" | "tr" | "th" | "td";

export type RulesNode =
  | string
  /** A ruling that is named here, and to which one can go. */
  | { readonly tag: "ruling"; readonly id: string }
  | { readonly tag: Leaf | Block; readonly id?: string; readonly in: readonly RulesNode[] };
