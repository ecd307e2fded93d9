/** How questions reach whoever keeps the tables: by HTTP, or through a worker of this very page. */
import type { Abilities } from "./host";
import type { Plug } from "./link";

export interface Answer {
  readonly status: number;
  /** As it came; empty if nothing was to be said. */
  readonly text: string;
}

export interface Carrier {
  readonly can: Abilities;
  readonly onePage: boolean;
  /** Throws a `Refusal` where nobody is there to answer. */
  ask(method: string, path: string, body: unknown, language: string): Promise<Answer>;
  /** A socket, or what does the same. */
  plug(path: string): Plug;
  /** Resolves once it can be asked again. */
  back(): Promise<void>;
  /** Where a browser finds an answer as a file; null where it has to be asked for. */
  address(path: string): string | null;
}
