/** Whose turn it is on a device that several people share. */
import type { TableInfo } from "../wire";

/** The last step anybody here has seen, and who has answered at it: one after the other. */
export interface Round {
  readonly step: number;
  readonly answered: readonly number[];
}

/**
 * The seat on this device that the curtain is for. `asked` is what everybody knows: of several who
 * answer in secret it names all until the last has answered, so each of them is asked once,
 * whatever they hold and whoever has answered elsewhere.
 */
export function nextSeat(
  step: number,
  asked: readonly number[],
  table: Pick<TableInfo, "mine" | "seats">,
  round: Round,
): number | null {
  if (step < round.step) return null; // somebody has seen more than the public line has told
  const answered = round.step === step ? round.answered : [];
  const free = asked.filter(
    (seat) => table.mine.includes(seat) && !answered.includes(seat) && !table.seats[seat]?.stand_in,
  );
  return free[0] ?? null;
}
