/** Everything that is asked by HTTP. Types come from Python; problems keep their sentence. */
import type {
  Best,
  Found,
  History,
  JoinTable,
  LessonList,
  LessonScene,
  Me,
  Moment,
  NewTable,
  Offer,
  Problem,
  Proof,
  Replay,
  SetSeat,
  StandIn,
  TableInfo,
  TableList,
} from "../wire";
import { say, speech } from "../words/words.svelte";

/** The server said no, or could not be reached. */
export class Refusal extends Error {
  constructor(
    readonly kind: Problem["error"] | "offline",
    message: string,
  ) {
    super(message);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, {
      method,
      credentials: "same-origin",
      headers: { "accept-language": speech.language, "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refusal("offline", say("web-offline"));
  }
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Refusal(problem?.error ?? "unavailable", problem?.sentence ?? say("web-offline"));
}

const at = (id: string): string => `tables/${encodeURIComponent(id)}`;

/** All of it; the server hands it out in parts. */
async function wholeReplay(id: string, seat: number | null): Promise<readonly Moment[]> {
  const as = seat === null ? "" : `&seat=${seat}`;
  const moments: Moment[] = [];
  for (;;) {
    const since = moments.at(-1)?.step ?? 0;
    const part = await call<Replay>("GET", `${at(id)}/replay?since=${since}${as}`);
    moments.push(...part.moments);
    if (part.moments.length === 0 || moments.at(-1)?.step === part.last) return moments;
  }
}

export const api = {
  /** Null for somebody who has not said who they are. */
  me: () => call<Me | null>("GET", "me"),
  become: (nickname: string) => call<Me>("POST", "me", { nickname }),
  rename: (nickname: string) => call<Me>("PUT", "me", { nickname }),
  offer: () => call<Offer>("GET", "offer"),
  lobby: () => call<TableList>("GET", "tables"),
  mine: () => call<TableList>("GET", "me/tables"),
  create: (table: NewTable) => call<TableInfo>("POST", "tables", table),
  find: (code: string) => call<Found>("GET", `codes/${encodeURIComponent(code)}`),
  table: (id: string) => call<TableInfo>("GET", at(id)),
  join: (id: string, join: JoinTable) => call<TableInfo>("POST", `${at(id)}/join`, join),
  /** From one of my seats, or all. */
  leave: (id: string, seat: number | null = null) =>
    call<TableInfo>("POST", `${at(id)}/leave${seat === null ? "" : `?seat=${seat}`}`),
  setSeat: (id: string, seat: number, plan: SetSeat["plan"]) =>
    call<TableInfo>("PUT", `${at(id)}/seats/${seat}`, { plan }),
  start: (id: string) => call<TableInfo>("POST", `${at(id)}/start`),
  standIn: (id: string, level: StandIn["level"], seat: number) =>
    call<TableInfo>("PUT", `${at(id)}/stand-in`, { level, seat }),
  rematch: (id: string) => call<TableInfo>("POST", `${at(id)}/rematch`),
  events: (id: string, watch: boolean, seat: number | null) =>
    call<History>(
      "GET",
      `${at(id)}/events?watch=${String(watch)}${seat === null ? "" : `&seat=${seat}`}`,
    ),
  best: (game: string, deal: number | null) =>
    call<Best>("GET", `best/${game}${deal === null ? "" : `?number=${deal}`}`),
  replay: (id: string, seat: number | null) => wholeReplay(id, seat),
  proof: (id: string) => call<Proof>("GET", `${at(id)}/proof`),
  lessons: () => call<LessonList>("GET", "lessons"),
  /** A scene after these actions, the last of which is tried now. */
  scene: (game: string, number: number, actions: readonly number[]) =>
    actions.length
      ? call<LessonScene>("POST", `lessons/${game}/${number}`, { actions })
      : call<LessonScene>("GET", `lessons/${game}/${number}`),
  recordAddress: (id: string) => `/api/${at(id)}/record`,
};
