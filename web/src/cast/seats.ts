/** Bots on the seats of a table that has not begun. */
import { host } from "../net";
import type { TableInfo } from "../wire";
import { inTurn } from "./bots";
import { ladder } from "./ladder.svelte";
import { company } from "./playnow";

/** One more driver, whom nobody has here yet. */
export async function addBot(table: TableInfo, seat: number): Promise<TableInfo> {
  const taken = table.seats.map(({ plan }) => ladder.driver(plan));
  const [plan = "club"] = await company(table.game, 1, taken);
  return host.setSeat(table.id, seat, plan);
}

/** A driver on every seat that is free. */
export async function fill(table: TableInfo): Promise<TableInfo> {
  let latest = table;
  for (const seat of table.seats) {
    if (!seat.taken) latest = await addBot(latest, seat.seat);
  }
  return latest;
}

/** Another driver for a seat: who drives elsewhere already changes places. */
export async function change(table: TableInfo, seat: number, plan: string): Promise<TableInfo> {
  const plans = table.seats.map((one) => one.plan);
  let latest = table;
  for (const [at, who] of inTurn(plans, seat, plan, ladder.drivers)) {
    latest = await host.setSeat(table.id, at, who);
  }
  return latest;
}
