/** One click: a table with club bots, begun at once. */
import { contribution } from "../dice/shares";
import { host } from "../net";
import type { GameInfo } from "../wire";
import { person } from "./me.svelte";
import { router } from "./router.svelte";

/** Throws a Refusal if the host does not want to. */
export async function playNow(game: GameInfo): Promise<void> {
  await person.need();
  const bots = Array.from({ length: game.default_players - 1 }, () => "club" as const);
  const table = await host.create({
    game: game.name,
    seats: ["person", ...bots],
    contribution: contribution(),
  });
  await host.start(table.id);
  router.go(`/table/${table.id}`);
}
