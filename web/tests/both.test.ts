/** A server with the page beside it: who answers what, and what happens while the server is away. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Host } from "../src/net";
import { Refusal } from "../src/net";
import { Both } from "../src/net/both.svelte";
import type { ListedTable, NewTable } from "../src/wire";

type Answers = Readonly<Record<string, (...asked: never[]) => unknown>>;

/** A host that notes what it is asked. */
function fake(name: string, answers: Answers) {
  const asked: string[] = [];
  const host = new Proxy({ can: { invite: name === "server" } } as unknown as Host, {
    get: (known, method: string) =>
      method in known
        ? known[method as keyof Host]
        : async (...given: never[]) => {
            asked.push(`${method} ${given.map((one) => JSON.stringify(one)).join(" ")}`.trim());
            const answer = answers[method];
            if (!answer) throw new Refusal(name === "server" ? "offline" : "here-files");
            return answer(...given);
          },
  });
  return { host, asked };
}

const listed = (id: string, created: number, status = "finished"): ListedTable =>
  ({ id, created, status }) as ListedTable;
const list =
  (...tables: readonly ListedTable[]) =>
  () => ({ tables, next: null });
const ids = async (both: Both) => (await both.mine()).tables.map(({ id }) => id);

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("tables of the page are asked in the page, all others at the server", async () => {
  const table = (id: string) => ({ id });
  const server = fake("server", { start: table, replay: () => [] });
  const page = fake("page", { start: table, replay: () => [] });
  const both = new Both(server.host, page.host);
  await both.start("abc");
  await both.start("here-abc");
  await both.replay("here-abc", 2);
  expect(server.asked).toEqual(['start "abc"']);
  expect(page.asked).toEqual(['start "here-abc"', 'replay "here-abc" 2']);
  expect([both.at("abc").invite, both.at("here-abc").invite]).toEqual([true, false]);
});

test("what bots can do is asked of who keeps the table", async () => {
  const server = fake("server", { offer: () => ({ games: [] }) });
  const page = fake("page", { offer: () => ({ games: [], thinking: 0.5 }) });
  const both = new Both(server.host, page.host);
  expect([await both.offer(), await both.offer("abc")]).toEqual([{ games: [] }, { games: [] }]);
  const here = [await both.offer("here-abc"), await both.beside.offer()];
  expect(here.map(({ thinking }) => thinking)).toEqual([0.5, 0.5]);
});

test("while the server is away the page answers, and it is said", async () => {
  const me = { id: "p", nickname: "Ada" };
  const server = fake("server", {});
  const page = fake("page", { me: () => me, create: () => ({ id: "here-1" }), mine: list() });
  const both = new Both(server.host, page.host);
  expect(both.away).toBe(false);
  expect(await both.me()).toEqual(me);
  expect(both.away).toBe(true);
  expect((await both.create({} as NewTable)).id).toBe("here-1");
  expect(both.keeps).toBe(true);
});

test("where neither is there, it is the server that is away", async () => {
  const both = new Both(fake("server", {}).host, fake("page", {}).host);
  await expect(both.offer()).rejects.toMatchObject({ kind: "offline" });
  expect(both.away).toBe(false);
});

test("what a server refuses, the page does not do instead", async () => {
  const server = fake("server", {
    create: () => {
      throw new Refusal("too-many", "Slowly.");
    },
  });
  const page = fake("page", { create: () => ({ id: "here-1" }) });
  const both = new Both(server.host, page.host);
  await expect(both.create({} as NewTable)).rejects.toMatchObject({ kind: "too-many" });
  expect(page.asked).toEqual([]);
});

test("my tables are those of both; nobody who never played here wakes Python", async () => {
  const server = fake("server", { mine: list(listed("a", 3), listed("b", 1)) });
  const page = fake("page", { mine: list(listed("here-c", 2)) });
  const both = new Both(server.host, page.host);
  expect(await ids(both)).toEqual(["a", "b"]);
  expect(page.asked).toEqual([]);
  kept.set("rallybox-here", "yes");
  expect(await ids(both)).toEqual(["a", "here-c", "b"]);
});

test("somebody whom the server does not know has the tables of this device", async () => {
  kept.set("rallybox-here", "yes");
  const server = fake("server", {
    mine: () => {
      throw new Refusal("nameless", "Who are you?");
    },
  });
  const both = new Both(server.host, fake("page", { mine: list(listed("here-c", 2)) }).host);
  expect(await ids(both)).toEqual(["here-c"]);
});

test("a table in the page is set up by the name that I have", async () => {
  const page = fake("page", {
    me: () => ({ id: "p", nickname: "Guest" }),
    rename: () => null,
    create: () => ({ id: "here-1" }),
  });
  const both = new Both(fake("server", {}).host, page.host);
  await both.beside.create({ game: "rail" } as unknown as NewTable, "Ada");
  expect(page.asked).toEqual(["me", 'rename "Ada"', 'create {"game":"rail"}']);
});

test("finished games are brought to the server once, and then they are the server's", async () => {
  kept.set("rallybox-here", "yes");
  const brought: string[] = [];
  const server = fake("server", {
    mine: list(),
    bring: (record: string) => {
      if (brought.length === 1) throw new Refusal("too-many", "Slowly.");
      brought.push(record);
      return { id: "x" };
    },
  });
  const tables = list(listed("here-a", 3), listed("here-b", 2, "running"), listed("here-c", 1));
  const page = fake("page", { mine: tables, recordText: (id: string) => `record of ${id}` });
  const both = new Both(server.host, page.host);
  expect(await both.beside.toBring()).toEqual(["here-a", "here-c"]);
  await expect(both.beside.bringAlong()).rejects.toMatchObject({ kind: "too-many" });
  expect(brought).toEqual(["record of here-a"]);
  expect(await both.beside.toBring()).toEqual(["here-c"]);
  expect(await ids(both)).toEqual(["here-b", "here-c"]);
});

test("a game that the server does not want keeps back no other", async () => {
  kept.set("rallybox-here", "yes");
  const brought: string[] = [];
  const server = fake("server", {
    mine: list(),
    bring: (record: string) => {
      if (record.endsWith("here-a")) throw new Refusal("malformed", "Other rules.");
      brought.push(record);
      return { id: "x" };
    },
  });
  const stuck = { ...listed("here-b", 2), trouble: "older-rules" as const };
  const tables = list(listed("here-a", 3), stuck, listed("here-c", 1));
  const page = fake("page", { mine: tables, recordText: (id: string) => `record of ${id}` });
  const both = new Both(server.host, page.host);
  expect(await both.beside.bringAlong()).toMatchObject({
    taken: 1,
    refused: { sentence: "Other rules." },
  });
  expect(brought).toEqual(["record of here-c"]);
  expect(await both.beside.toBring()).toEqual(["here-a"]);
});
