/** One click: a table with club bots, begun at once; or the same table once more. */
import { contribution } from "../dice/shares";
import { host } from "../net";
import type { GameInfo, GameName, NewTable } from "../wire";
import { person } from "./me.svelte";
import { router } from "./router.svelte";

/** Throws a Refusal if the host does not want to. */
export const playNow = (game: GameInfo): Promise<void> =>
  playAgainstBots(game.name, game.default_players);

/** The same, with something agreed about the game. */
export async function playAgainstBots(
  game: GameName,
  players: number,
  agreed: Pick<NewTable, "variant" | "options"> = {},
): Promise<void> {
  await person.need();
  const bots = Array.from({ length: players - 1 }, () => "club" as const);
  const table = await host.create({
    game,
    seats: ["person", ...bots],
    contribution: contribution(),
    ...agreed,
  });
  await host.start(table.id);
  router.go(`/table/${table.id}`);
}

/** The same people again; where that is only me and bots, it begins at once. */
export async function playAgain(table: string): Promise<void> {
  const again = await host.rematch(table);
  const others = again.seats.some(
    ({ plan, seat }) => plan === "person" && !again.mine.includes(seat),
  );
  if (again.status === "open" && again.yours && !others) {
    await host.join(again.id, { contribution: contribution() });
    await host.start(again.id);
  }
  router.go(`/table/${again.id}`);
}
