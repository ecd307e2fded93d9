/** The host that is a server: what it is asked, and what becomes of its answers. */
import { afterEach, expect, test, vi } from "vitest";
import { Refusal } from "../src/net";
import { Asked } from "../src/net/asked";
import { Http } from "../src/net/http";
import type { Moment } from "../src/wire";

interface Question {
  readonly path: string;
  readonly method: string;
  readonly language: string | undefined;
  readonly body: unknown;
}

/** Answers one after the other; what was asked. */
function answering(...answers: readonly (Response | Error)[]): Question[] {
  const asked: Question[] = [];
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    const headers = init.headers as Record<string, string>;
    const body: unknown = init.body ? JSON.parse(String(init.body)) : null;
    asked.push({ path, method: init.method ?? "", language: headers["accept-language"], body });
    const answer = answers[asked.length - 1] ?? new Error("nobody answers");
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

test("it is asked in the language that is spoken", async () => {
  const asked = answering(Response.json({ id: "t" }), Response.json({ id: "t" }));
  const server = new Asked(new Http());
  await server.start("a/b");
  server.speak("fr");
  await server.setSeat("t", 2, "club");
  expect(asked).toEqual([
    { path: "/api/tables/a%2Fb/start", method: "POST", language: "en", body: null },
    { path: "/api/tables/t/seats/2", method: "PUT", language: "fr", body: { plan: "club" } },
  ]);
});

test("nobody yet is nobody", async () => {
  answering(new Response(null, { status: 204 }), Response.json(null));
  const server = new Asked(new Http());
  expect([await server.me(), await server.me()]).toEqual([null, null]);
});

test("a refusal keeps its sentence and its kind", async () => {
  const problem = { error: "not-found", message: "x", params: {}, sentence: "No such table." };
  answering(
    Response.json(problem, { status: 404 }),
    new Response("<html>", { status: 502 }),
    new TypeError("no line"),
  );
  const server = new Asked(new Http());
  const refused = async (): Promise<unknown> =>
    server.find("X").catch((error: unknown) => {
      expect(error).toBeInstanceOf(Refusal);
      return [(error as Refusal).kind, (error as Refusal).sentence];
    });
  expect(await refused()).toEqual(["not-found", "No such table."]);
  expect(await refused()).toEqual(["unavailable", ""]);
  expect(await refused()).toEqual(["offline", ""]);
});

test("a replay that is handed out in parts is whole", async () => {
  const moments = (...steps: number[]): Moment[] => steps.map((step) => ({ step }) as Moment);
  const asked = answering(
    Response.json({ moments: moments(1, 2), last: 4 }),
    Response.json({ moments: moments(3, 4), last: 4 }),
  );
  expect(await new Asked(new Http()).replay("t", 1)).toEqual(moments(1, 2, 3, 4));
  expect(asked.map(({ path }) => path)).toEqual([
    "/api/tables/t/replay?since=0&seat=1",
    "/api/tables/t/replay?since=2&seat=1",
  ]);
});

test("a scene is looked at, or something is tried in it", async () => {
  const asked = answering(Response.json({}), Response.json({}));
  const server = new Asked(new Http());
  await server.scene("rail", 2, []);
  await server.scene("rail", 2, [7]);
  expect(asked.map(({ method, path, body }) => [method, path, body])).toEqual([
    ["GET", "/api/lessons/rail/2", null],
    ["POST", "/api/lessons/rail/2", { actions: [7] }],
  ]);
});

test("a line says what was seen last, and through whose eyes", () => {
  vi.stubGlobal("location", { protocol: "https:", host: "rally.example" });
  const called: string[] = [];
  vi.stubGlobal(
    "WebSocket",
    class {
      constructor(address: string) {
        called.push(address);
      }
      close(): void {
        // nobody was there
      }
    },
  );
  const server = new Asked(new Http());
  const ear = { heard: () => undefined, changed: () => undefined };
  server.line("t", { watch: true, seat: null }, { ...ear, since: () => null }).open();
  const line = server.line("t", { watch: false, seat: 1 }, { ...ear, since: () => 12 });
  expect(called.length).toBe(1); // not before it is opened
  server.speak("de");
  line.open();
  line.close();
  expect(called).toEqual([
    "wss://rally.example/api/tables/t/socket?language=en&watch=1",
    "wss://rally.example/api/tables/t/socket?language=de&since=12&seat=1",
  ]);
});

test("what somebody looks for is asked; what does not matter is left out", async () => {
  const list = { tables: [], next: null };
  const answers = Array.from({ length: 4 }, () => Response.json(list));
  const asked = answering(...answers);
  const server = new Asked(new Http());
  await server.lobby({ status: "running" });
  await server.lobby({ status: "open", name: "a&b", game: "", free: 2, after: "0.1.-5.x" });
  await server.signOutElsewhere();
  await server.inviteAgain("t", 3);
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
    "GET /api/tables?status=running",
    "GET /api/tables?status=open&name=a%26b&free=2&after=0.1.-5.x",
    "DELETE /api/me/others",
    "DELETE /api/tables/t/removed/3",
  ]);
});

test("a puzzle is looked at, and something is tried", async () => {
  const asked = answering(Response.json({}), Response.json({}), Response.json({}));
  const server = new Asked(new Http());
  await server.puzzles();
  await server.puzzle("rail-1a2b");
  await server.tryPuzzle("rail-1a2b", 7);
  expect(asked.map(({ method, path, body }) => [method, path, body])).toEqual([
    ["GET", "/api/puzzles", null],
    ["GET", "/api/puzzles/rail-1a2b", null],
    ["POST", "/api/puzzles/rail-1a2b/try", { action: 7 }],
  ]);
});
