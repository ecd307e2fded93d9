/** Somebody at a table without a host: what they send is noted, and what they hear is said by tests. */
import { vi } from "vitest";
import type { Reel } from "../dev/reel";
import { type Ear, host, type Line } from "../src/net";
import { TableSession } from "../src/table/session.svelte";
import type { ClientMessage, Moment, ServerMessage, TableInfo } from "../src/wire";
import { reels } from "./games";

const { moments } = reels.find(({ seat }) => seat !== null) as Reel;
const table = {
  id: "t",
  hints: true,
  seats: [],
  notes: [],
  commitment: "",
} as unknown as TableInfo;

/** Somebody at a table who is asked something, and the other end of their line. */
export function seated(
  moment = asking(0),
  info = table,
): { session: TableSession; sent: ClientMessage[]; hear: Ear["heard"] } {
  const sent: ClientMessage[] = [];
  let ear: Ear | undefined;
  vi.spyOn(host, "events").mockResolvedValue({ events: [] } as never);
  vi.spyOn(host, "line").mockImplementation((_id, _eyes, given): Line => {
    ear = given;
    return {
      open: () => undefined,
      close: () => undefined,
      retry: () => undefined,
      send: (message: ClientMessage) => sent.push(message) > 0,
    } as unknown as Line;
  });
  const session = new TableSession("t");
  const hear = (message: ServerMessage): void => ear?.heard(message);
  const now = moment.time?.now ?? 0;
  hear({ type: "hello", table: info, moment, chat: [], muted: [], now } as ServerMessage);
  return { session, sent, hear };
}

/** The moments at which something is asked of me, one after the other. */
export function asking(number: number): Moment {
  const found = moments.filter(({ decision }) => (decision?.choices.length ?? 0) > 1)[number];
  if (!found) throw new Error("nothing is asked");
  return found;
}
