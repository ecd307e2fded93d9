/** A hint is asked for, waited for, and not wanted any more: what goes over the line. */
import { afterEach, expect, test, vi } from "vitest";
import type { Reel } from "../dev/reel";
import { type Ear, host, type Line } from "../src/net";
import { TableSession } from "../src/table/session.svelte";
import type { ClientMessage, Moment, Problem, ServerMessage, TableInfo } from "../src/wire";
import { reels } from "./games";

const { moments } = reels.find(({ seat }) => seat !== null) as Reel;
const table = {
  id: "t",
  hints: true,
  seats: [],
  notes: [],
  commitment: "",
} as unknown as TableInfo;
const problem: Problem = {
  error: "unavailable",
  message: "server-no-bots",
  params: {},
  sentence: "No.",
};

afterEach(() => vi.restoreAllMocks());

/** Somebody at a table who is asked something, and the other end of their line. */
function seated(): { session: TableSession; sent: ClientMessage[]; hear: Ear["heard"] } {
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
  const first = asking(0);
  hear({ type: "hello", table, moment: first, chat: [], muted: [], now: 0 } as ServerMessage);
  return { session, sent, hear };
}

/** The moments at which something is asked of me, one after the other. */
function asking(number: number): Moment {
  const found = moments.filter(({ decision }) => (decision?.choices.length ?? 0) > 1)[number];
  if (!found) throw new Error("nothing is asked");
  return found;
}

test("whoever asks again does not want to know any more", () => {
  const { session, sent } = seated();
  session.askHint?.();
  const [hint] = sent;
  expect(hint).toMatchObject({ type: "hint", step: asking(0).step });
  expect(session.show.thinking).toBe(true);
  session.askHint?.();
  expect(sent.at(-1)).toMatchObject({ type: "cancel", question: hint?.request });
  expect(session.show.thinking).toBe(false);
});

test("when the game has gone on, nobody has to think about it any more", () => {
  const { session, sent, hear } = seated();
  session.askHint?.();
  hear(asking(1));
  expect(sent.at(-1)).toMatchObject({ type: "cancel", question: sent[0]?.request });
  expect(session.show.thinking).toBe(false);
  hear({ type: "dropped", request: sent[0]?.request ?? 0 });
  expect(sent.length).toBe(2);
});

test("a hint that is refused or dropped leaves a move alone that is on its way", () => {
  const { session, sent, hear } = seated();
  session.askHint?.();
  const hint = sent[0]?.request ?? 0;
  hear({ type: "dropped", request: hint + 100 });
  expect(session.show.thinking).toBe(true);
  hear({ type: "refused", request: hint, problem });
  expect(session.show.thinking).toBe(false);
  expect(session.problem).toEqual(problem);
  session.askHint?.();
  const again = sent.at(-1)?.request ?? 0;
  const choice = asking(0).decision?.choices[0];
  if (choice) session.act(choice);
  expect(session.show.pending).toBe(choice?.id);
  hear({ type: "dropped", request: again });
  expect(session.show.pending).toBe(choice?.id);
});

test("what else is refused leaves a move alone that is on its way", () => {
  const { session, sent, hear } = seated();
  session.say("well, well");
  const [chat] = sent;
  const choice = asking(0).decision?.choices[0];
  if (choice) session.act(choice);
  const act = sent.at(-1);
  expect(act).toMatchObject({ type: "act", action: choice?.id });
  hear({ type: "refused", request: chat?.request ?? 0, problem });
  expect(session.problem).toEqual(problem);
  expect(session.show.pending).toBe(choice?.id);
  hear({ type: "refused", request: act?.request ?? 0, problem });
  expect(session.show.pending).toBeNull();
});

test("what a host has not even read may have been the move: it can be made again", () => {
  const { session, hear } = seated();
  const choice = asking(0).decision?.choices[0];
  if (choice) session.act(choice);
  hear({ type: "refused", request: 0, problem });
  expect(session.show.pending).toBeNull();
});

test("the host's clock is what it said when a moment came, however long others are told first", () => {
  vi.useFakeTimers({ now: 5_000 });
  try {
    const { session, hear } = seated();
    const time = { now: 70_000, deadlines: {}, turns: {}, reserves: [] };
    hear({ ...asking(1), time });
    vi.advanceTimersByTime(8_000);
    expect(session.now()).toBe(78_000);
  } finally {
    vi.useRealTimers();
  }
});
