/** What a choice would do, in sentences for a page: cards by their names, not as they are typed. */
import { isCard } from "../../../cards/notation";
import type { Choice } from "../../../wire";
import { say } from "../../../words/words.svelte";
import { nameOf } from "../cards";

/** What can be left out where signs show where the car would stop. */
const BRIEF: Readonly<Record<string, string>> = {
  "stichrallye-explain-so-far": "stichrallye-part-so-far",
  "stichrallye-explain-win": "stichrallye-part-wins",
};

function spoken({ message, params, sentence }: Choice, id = message): string {
  if (!id || !params) return sentence;
  const named = Object.entries(params).map(([name, value]) => [
    name,
    isCard(value) ? nameOf(value) : value,
  ]);
  return say(id, Object.fromEntries(named) as NonNullable<Choice["params"]>);
}

export const told = (choice: Choice): string => spoken(choice);
export const briefly = (choice: Choice): string =>
  spoken(choice, BRIEF[choice.message ?? ""] ?? choice.message);
