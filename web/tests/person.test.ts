/** Who I am is asked no more often than it can have changed. */
import { beforeEach, expect, test, vi } from "vitest";

const host = vi.hoisted(() => ({ can: { devices: false }, me: vi.fn(), become: vi.fn() }));
vi.mock("../src/net", () => ({ host, Refusal: Error }));
vi.mock("../src/words/words.svelte", () => ({ say: () => "Guest" }));

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  host.me.mockResolvedValue({ nickname: "Ada" });
  host.become.mockImplementation((nickname: string) => Promise.resolve({ nickname }));
});

const fresh = async () => (await import("../src/page/me.svelte")).person;

test("a page knows who has it; a server may have forgotten, and is asked again", async () => {
  const asked = async (devices: boolean): Promise<number> => {
    vi.resetModules();
    host.me.mockClear();
    host.can.devices = devices;
    const person = await fresh();
    await person.ask();
    await person.need();
    await person.need();
    return host.me.mock.calls.length;
  };
  expect([await asked(false), await asked(true)]).toEqual([1, 3]);
});

test("somebody whom nobody knows yet is asked for, and becomes a guest once", async () => {
  host.can.devices = false;
  host.me.mockResolvedValue(null);
  const person = await fresh();
  await person.ask();
  expect((await person.need()).nickname).toBe("Guest");
  await person.need();
  expect([host.me.mock.calls.length, host.become.mock.calls.length]).toEqual([2, 1]);
});
