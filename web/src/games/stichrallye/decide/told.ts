/** What a choice would do, in sentences for a page: cards by their names, not as they are typed. */
import type { Choice } from "../../../wire";
import { tell } from "../../../words/said";
import { nameOf } from "../cards";
import type { StichRallyeOffer } from "../wire";

/** What is on offer in a race with tricks. */
export type TrickChoice = Choice & { readonly action: StichRallyeOffer };

/** What is left to say where signs show where the car would stop. */
const BRIEF: Partial<Record<StichRallyeOffer["is"], string>> = {
  SoFar: "stichrallye-part-so-far",
  Win: "stichrallye-part-wins",
};

export const told = ({ says }: TrickChoice, names: readonly string[]): string =>
  tell(says, names, nameOf);

export const briefly = ({ says, action }: TrickChoice, names: readonly string[]): string =>
  tell({ ...says, id: BRIEF[action.is] ?? says.id }, names, nameOf);
