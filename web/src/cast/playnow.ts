/** One click: a table with a mixed company of bots, begun at once; or the same table once more. */
import { contribution } from "../dice/shares";
import { host } from "../net";
import { person } from "../page/me.svelte";
import { router } from "../page/router.svelte";
import { settings } from "../settings/settings.svelte";
import type { GameInfo, GameName, NewTable, TableInfo } from "../wire";
import { LIKE_ME, mixed, read, written } from "./bots";
import { ladder } from "./ladder.svelte";

/** Throws a Refusal if the host does not want to. */
export const playNow = (game: GameInfo): Promise<void> =>
  playAgainstBots(game.name, game.default_players);

/** So many bots for a game: another company every time, as strong as I am. */
export async function company(
  game: GameName,
  count: number,
  taken: readonly string[] = [],
): Promise<string[]> {
  const { drivers } = await ladder.know();
  const strength = ladder.usual(game);
  return mixed(count, drivers, taken).map((driver) => written({ driver, strength }));
}

/** The same, with something agreed about the game. */
export async function playAgainstBots(
  game: GameName,
  players: number,
  agreed: Pick<NewTable, "variant" | "options"> = {},
): Promise<void> {
  await person.need();
  const table = await host.create({
    game,
    seats: ["person", ...(await company(game, players - 1))],
    contribution: contribution(),
    ...agreed,
  });
  await host.start(table.id);
  router.go(`/table/${table.id}`);
}

/** Bots that were as strong as I am are asked to be so again: not if I have turned it off since. */
async function unlessLikeMe(table: TableInfo): Promise<TableInfo> {
  if (settings.follow || !table.yours || table.status !== "open") return table;
  const { drivers } = await ladder.know();
  let latest = table;
  for (const { seat, plan } of table.seats) {
    const bot = read(plan, drivers);
    if (bot.strength !== LIKE_ME) continue;
    const strength = ladder.usual(table.game);
    latest = await host.setSeat(table.id, seat, written({ ...bot, strength }));
  }
  return latest;
}

/** The same people again; where that is only me and bots, it begins at once. */
export async function playAgain(table: string): Promise<void> {
  const again = await unlessLikeMe(await host.rematch(table));
  const others = again.seats.some(
    ({ plan, seat }) => plan === "person" && !again.mine.includes(seat),
  );
  if (again.status === "open" && again.yours && !others) {
    await host.join(again.id, { contribution: contribution() });
    await host.start(again.id);
  }
  router.go(`/table/${again.id}`);
}
