/** What a host did not want to do, in words. */
import { Refusal } from "../net";
import { say } from "./words.svelte";

/** Why something was refused; any other fault goes on being thrown. */
export function whyNot(error: unknown): string {
  if (!(error instanceof Refusal)) throw error;
  return error.sentence || say(error.says);
}
