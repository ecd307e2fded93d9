/** Beginning a patience: a deal by its number, or whichever comes. */
import { host } from "../../../net";
import { person } from "../../../page/me.svelte";
import { router } from "../../../page/router.svelte";
import box from "../box.json";

const MOST = box.deals - 1;

/** What somebody typed, as the number of a deal; null if they typed nothing, NaN if nonsense. */
export function dealNumber(typed: string): number | null {
  const text = typed.trim();
  if (text === "") return null;
  return /^\d+$/.test(text) && Number(text) <= MOST ? Number(text) : NaN;
}

export async function playDeal(deal: number | null): Promise<void> {
  await person.need();
  const table = await host.create({
    game: "tacots",
    variant: "patience",
    seats: ["person"],
    options: deal === null ? {} : { deal },
  });
  await host.start(table.id);
  router.go(`/table/${table.id}`);
}
