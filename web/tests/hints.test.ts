/** A hint is asked for, waited for, and not wanted any more: what goes over the line. */
import { afterEach, expect, test, vi } from "vitest";
import { Link, type Plug } from "../src/net/link";
import type { ClientMessage, Problem } from "../src/wire";
import { asking, seated } from "./seated";

const problem: Problem = {
  error: "unavailable",
  message: "server-no-bots",
  params: {},
  sentence: "No.",
};

afterEach(() => vi.restoreAllMocks());

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

test("a ping that is refused leaves a move alone that is on its way", () => {
  const { session, hear } = seated();
  const pings: ClientMessage[] = [];
  const line = new Link({
    address: () => "",
    open: () => plug,
    heard: () => undefined,
    changed: () => undefined,
  });
  const plug: Plug = {
    send: (text) => void pings.push(JSON.parse(text) as ClientMessage),
    close: () => undefined,
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  line.open();
  plug.onmessage?.({ data: '{"type":"hello"}' });
  line.look();
  line.close();
  const choice = asking(0).decision?.choices[0];
  if (choice) session.act(choice);
  hear({ type: "refused", request: pings[0]?.request ?? 0, problem });
  expect(session.show.pending).toBe(choice?.id);
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
