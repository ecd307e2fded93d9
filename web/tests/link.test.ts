import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LineState } from "../src/net";
import { backoff, Link, PING, type Plug } from "../src/net/link";
import type { ServerMessage } from "../src/wire";

class FakePlug implements Plug {
  sent: string[] = [];
  closed = false;
  onopen: Plug["onopen"] = null;
  onmessage: Plug["onmessage"] = null;
  onclose: Plug["onclose"] = null;
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    if (this.closed) return;
    this.closed = true;
    this.onclose?.({ code: 1006 });
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const HELLO = { type: "hello", table: {}, moment: null, chat: [], muted: [] };
let plugs: FakePlug[];
let states: LineState[];
let heard: ServerMessage[];
const since = 0;
const ASKED = JSON.stringify({ type: "ping", request: PING });
const UNSEEN = JSON.stringify({ type: "ping", request: PING, hidden: true });

function link(hidden?: () => boolean): Link {
  return new Link({
    address: () => `since=${since}`,
    open: () => {
      plugs.push(new FakePlug());
      return plugs[plugs.length - 1] as FakePlug;
    },
    heard: (message) => heard.push(message),
    changed: (state) => states.push(state),
    ...(hidden && { hidden }),
  });
}

const last = (): FakePlug => plugs[plugs.length - 1] as FakePlug;
const names = (): string[] => states.map((state) => state.name);

beforeEach(() => {
  vi.useFakeTimers();
  [plugs, states, heard] = [[], [], []];
});
afterEach(() => vi.useRealTimers());

test("it is live only when the table has said hello", () => {
  const line = link();
  line.open();
  last().onopen?.();
  expect(line.send({ type: "ping" })).toBe(false);
  last().say(HELLO);
  expect(names()).toEqual(["connecting", "live"]);
  expect(line.send({ type: "ping" })).toBe(true);
});

test("a line that is lost is called again, later and later, and is fresh once it is live", () => {
  const line = link();
  line.open();
  for (let i = 0; i < 6; i++) {
    last().close();
    if (line.state.name !== "waiting") throw new Error(line.state.name);
    vi.advanceTimersByTime(line.state.until - Date.now());
    expect(plugs).toHaveLength(i + 2);
  }
  last().onopen?.();
  last().say(HELLO);
  last().close();
  expect(line.state).toMatchObject({ name: "waiting", attempt: 1 });
});

test("waiting grows and has an end", () => {
  const waits = Array.from({ length: 12 }, (_, i) => backoff(i, 1));
  waits.slice(1).forEach((wait, i) => expect(wait).toBeGreaterThanOrEqual(waits[i] ?? 0));
  expect(Math.max(...waits)).toBe(15_000);
  expect(backoff(0, 0)).toBeGreaterThan(0);
});

test("a table that is gone is not called again, unless somebody asks for it", () => {
  const line = link();
  line.open();
  last().say({ type: "bye", again: false, problem: { error: "not-found" } });
  last().close();
  vi.advanceTimersByTime(100_000);
  expect(line.state).toMatchObject({ name: "gone", problem: { error: "not-found" } });
  expect(plugs).toHaveLength(1);
  line.retry();
  expect(plugs).toHaveLength(2);
});

test("a server that stops and says so is called again", () => {
  const line = link();
  line.open();
  last().say(HELLO);
  last().say({ type: "bye", again: true, problem: { error: "unavailable" } });
  last().close();
  expect(line.state.name).toBe("waiting");
});

test("a line on which nothing is heard is asked, and given up if it stays silent", () => {
  const line = link();
  line.open();
  last().say(HELLO);
  vi.advanceTimersByTime(20_000);
  expect(last().sent).toEqual([ASKED]);
  last().say({ type: "pong", request: PING });
  vi.advanceTimersByTime(19_000);
  expect(line.state.name).toBe("live");
  vi.advanceTimersByTime(9_100);
  expect(line.state.name).toBe("waiting");
});

test("it says when nobody sees the page any more, and when somebody does again", () => {
  const page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal("document", page);
  const turn = (hidden: boolean): void => {
    page.hidden = hidden;
    page.dispatchEvent(new Event("visibilitychange"));
  };
  const line = link(() => page.hidden);
  line.open();
  turn(true); // nobody hears it yet
  last().say(HELLO);
  turn(false);
  turn(true);
  vi.advanceTimersByTime(20_000);
  expect(last().sent).toEqual([UNSEEN, ASKED, UNSEEN, UNSEEN]);
  line.close();
  turn(false);
  expect(last().sent).toHaveLength(4);
  vi.unstubAllGlobals();
});

test("a call that nobody answers is given up", () => {
  const line = link();
  line.open();
  vi.advanceTimersByTime(8_000);
  expect(line.state.name).toBe("waiting");
});

test("closed is closed, and rubbish is not heard", () => {
  const line = link();
  line.open();
  last().onmessage?.({ data: "{" });
  expect(heard).toEqual([]);
  line.close();
  vi.advanceTimersByTime(100_000);
  expect(plugs).toHaveLength(1);
  expect(line.state.name).toBe("closed");
});
