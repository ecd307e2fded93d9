/** What a game says about a driver, for a plate. */
import type { Snippet } from "svelte";
import type { Sign } from "../ui/Explain.svelte";

export interface PlateParts {
  readonly seat: number;
  readonly name: string;
  /** Everything on it, for those who do not see it. */
  readonly label: string;
  readonly me?: boolean;
  readonly acts?: boolean;
  /** Not where the mark already is the driver's car. */
  readonly badge?: boolean;
  /** Do the facts also stand under the mark? */
  readonly under?: boolean;
  /** Is nobody better? It has the crown, at every size. */
  readonly leads?: boolean;
  /** What the signs on it mean, for who asks. */
  readonly signs?: readonly Sign[];
  /** Large at its left: the place in the standing, the car. */
  readonly mark?: Snippet;
  /** Where the car is on the road, if that is not the standing. */
  readonly road?: Snippet;
  /** Beside the name. */
  readonly icons?: Snippet;
  /** Below the name. */
  readonly facts: Snippet;
  /** Large at its right: the points, the dial. */
  readonly end: Snippet;
}
