/** The same table once more, and how strong its bots are then. */
import { beforeEach, expect, test, vi } from "vitest";
import type { Menu, SeatInfo, TableInfo } from "../src/wire";

vi.stubGlobal("location", { pathname: "/" });
vi.stubGlobal("document", { documentElement: {} });
const host = vi.hoisted(() => ({
  offer: vi.fn(),
  rematch: vi.fn(),
  setSeat: vi.fn(),
  join: vi.fn(),
  start: vi.fn(),
}));
vi.mock("../src/net", () => ({ host, Refusal: Error }));
vi.mock("../src/page/router.svelte", () => ({ router: { go: vi.fn() } }));
const { playAgain } = await import("../src/cast/playnow");
const { ladder } = await import("../src/cast/ladder.svelte");
const { settings } = await import("../src/settings/settings.svelte");

const LEVELS = ["rookie", "novice", "amateur", "club", "pro", "ace"].map((name, at) => ({
  name,
  rating: 1000 + 70 * at,
}));
const MENU = {
  games: [
    { name: "long", levels: LEVELS },
    { name: "short", levels: LEVELS.slice(2) },
    { name: "unknown", levels: LEVELS.slice(2).map(({ name }) => ({ name, rating: null })) },
  ],
  drivers: ["thrifty", "blocker"],
  homes: { thrifty: "club", blocker: "pro" },
} as unknown as Menu;
const again = (...plans: string[]): TableInfo =>
  ({
    id: "T",
    game: "long",
    status: "open",
    yours: true,
    mine: [0],
    seats: plans.map((plan, seat) => ({ seat, plan }) as SeatInfo),
  }) as unknown as TableInfo;

let now: TableInfo;
beforeEach(() => {
  vi.clearAllMocks();
  host.offer.mockResolvedValue(MENU);
  host.rematch.mockImplementation(() => Promise.resolve(now));
  host.setSeat.mockImplementation((_: string, at: number, plan: string) => {
    now = { ...now, seats: now.seats.map((one) => (one.seat === at ? { ...one, plan } : one)) };
    return Promise.resolve(now);
  });
});

test("who has turned it off meets no bots like me at the same table either", async () => {
  settings.follow = false;
  now = again("person", "thrifty@me", "@me", "blocker@pro");
  await playAgain("old");
  expect(now.seats.map(({ plan }) => plan)).toEqual([
    "person",
    "thrifty@club",
    "club",
    "blocker@pro",
  ]);
  expect(host.start).toHaveBeenCalledOnce();
});

test("otherwise, and at tables of others, seats stay as they are", async () => {
  settings.follow = true;
  now = again("person", "thrifty@me");
  await playAgain("old");
  settings.follow = false;
  now = { ...now, yours: false };
  await playAgain("old");
  expect(host.setSeat).not.toHaveBeenCalled();
  expect(host.start).toHaveBeenCalledOnce();
});

test("a character of which no more is said is as strong as it is at home", async () => {
  await ladder.know();
  expect(ladder.bot("blocker")).toEqual({ driver: "blocker", strength: "pro" });
  expect(ladder.bot("blocker@me")).toEqual({ driver: "blocker", strength: "me" });
  expect(ladder.bot("club")).toEqual({ driver: "", strength: "club" });
});

test("a ladder is short if it was measured and has few levels", async () => {
  await ladder.know();
  expect(["long", "short", "unknown", "none"].filter((game) => ladder.short(game))).toEqual([
    "short",
  ]);
});
