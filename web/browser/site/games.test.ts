/** Whole games in the page, without a network: all games, against bots, at three sizes. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { browser } from "../browser";
import { factsOf, GAMES } from "../facts";
import { asked, first, PATIENT, type Size } from "../house";
import { reply } from "../play";
import { startStatic, type StaticHost } from "../static";
import { beginInside, cutOff, goTo, recordInside } from "./inside";

let host: StaticHost;
beforeAll(async () => {
  host = await startStatic();
});
afterAll(() => host.end());

/** A server beside it, which is shown what was played: its Python must make the same of it. */
const server = inject("base");

/** What a server writes down of a game whose record it was given. */
async function writtenThere(page: Page, record: string): Promise<string> {
  await page.request.post(`${server}/api/me`, { data: { nickname: "Ada" } });
  const brought = await page.request.post(`${server}/api/brought`, { data: { record } });
  const { id } = (await brought.json()) as { id: string };
  return (await page.request.get(`${server}/api/tables/${id}/record`)).text();
}

const SIZES: readonly Size[] = ["phone", "tablet", "wide"];
const ALL = GAMES.flatMap((game) => SIZES.map((size) => [game, size] as const));

test.each(first(ALL))("%s against bots, %s", async (game, size) => {
  await cutOff(browser, host, size, async (page) => {
    const { few, short } = factsOf(game);
    const bots = Array.from({ length: few - 1 }, () => "rookie");
    const id = await beginInside(page, host.base, { game, seats: ["person", ...bots], ...short });
    await goTo(page, host.base, `/table/${id}`);
    let answers = 0;
    while ((await asked(page)) === "question") {
      await reply(page);
      answers += 1;
    }
    expect(answers).toBeGreaterThan(1);
    const result = await page.locator(".result").innerText();
    expect(result).toContain("Ada");
    const record = await recordInside(page, host.base, id);
    expect(JSON.parse(record)).toMatchObject({ game });
    expect(await writtenThere(page, record)).toBe(record);
    // It is in the list of my games, and can be looked at again.
    await page.getByRole("link", { name: "Watch the replay" }).click();
    await page.getByText(/^Moment 0 of/).waitFor({ state: "attached", timeout: PATIENT });
    await goTo(page, host.base, "/");
    await page.getByText("Your past races").or(page.locator("a.over")).first().waitFor();
  });
});
