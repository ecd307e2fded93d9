/** What the page and its home say to each other, and the home and its thinker. All of it is text. */
import type { NoStart } from "../host";
import type { Fetched } from "./fetched";

export type ToHome =
  | {
      readonly do: "begin";
      /** The folder of Python's files. */
      readonly python: string;
      /** What the shelf, the channel and the locks of this page are called. */
      readonly name: string;
      /** The line to the thinker. */
      readonly thinker: MessagePort;
    }
  | {
      readonly do: "ask";
      readonly number: number;
      readonly method: string;
      readonly path: string;
      readonly body: string | null;
      readonly language: string;
    }
  | { readonly do: "plug"; readonly line: number; readonly path: string }
  | { readonly do: "hear"; readonly line: number; readonly text: string }
  | { readonly do: "unplug"; readonly line: number };

export type FromHome =
  | { readonly is: "loading"; readonly got: number; readonly all: number }
  | { readonly is: "ready" }
  | { readonly is: "failed"; readonly why: NoStart; readonly detail: string }
  | {
      readonly is: "answer";
      readonly number: number;
      readonly status: number;
      readonly text: string;
    }
  | { readonly is: "told"; readonly line: number; readonly text: string }
  | { readonly is: "hung"; readonly line: number };

export type ToThinker =
  | { readonly do: "begin"; readonly fetched: Fetched }
  | { readonly do: "think"; readonly number: number; readonly text: string };

export type FromThinker =
  | { readonly is: "thought"; readonly number: number; readonly text: string }
  /** Nobody thinks here any more. */
  | { readonly is: "failed"; readonly why: NoStart; readonly detail: string };
