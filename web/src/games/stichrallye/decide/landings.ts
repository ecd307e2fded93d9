/** Where a choice would take the car, as far as the server tells. There is no rule in here. */
import type { Choice } from "../../../wire";

export type Lap = "no" | "lap" | "win";

export interface Landing {
  /** Without the motor, or with it. */
  readonly text: "keep" | "turbo";
  readonly steps: number;
  readonly reached: number;
  readonly end: number;
  readonly rolled: "no" | "up" | "down";
  readonly lap: Lap;
}

const number = (choice: Choice, name: string): number | null => {
  const value = choice.params?.[name];
  return typeof value === "number" ? value : null;
};

function landing(choice: Choice, text: Landing["text"], steps: number | null): Landing | null {
  const suffix = text === "turbo" && number(choice, "end-turbo") !== null ? "-turbo" : "";
  const [reached, end] = [number(choice, "reached" + suffix), number(choice, "end" + suffix)];
  if (steps === null || reached === null || end === null) return null;
  const word = (name: string): string => String(choice.params?.[name + suffix] ?? "no");
  return {
    text,
    steps,
    reached,
    end,
    rolled: word("rolled") as Landing["rolled"],
    lap: word("lap") as Lap,
  };
}

/**
 * Where the car would stop: once for an answer about the motor, twice for a card that wins. What is
 * led first can be undercut by everybody; it shows nothing yet.
 */
export function landingsOf(choice: Choice): Landing[] {
  if (choice.message === "stichrallye-explain-lead") return [];
  const total = number(choice, "total");
  const turbo = number(choice, "motor") ? landing(choice, "turbo", total) : null;
  const keep = landing(choice, "keep", number(choice, "lowest"));
  const found = choice.text === "turbo" ? [turbo] : choice.text === "keep" ? [keep] : [keep, turbo];
  return found.filter((one) => one !== null);
}
