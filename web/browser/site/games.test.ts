/** Whole games in the page, without a network: all games, against bots, at three sizes. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { browser } from "../browser";
import { factsOf, GAMES } from "../facts";
import { asked, first, PATIENT, type Size } from "../house";
import { reply } from "../play";
import { startStatic, type StaticHost } from "../static";
import { beginInside, cutOff, goTo } from "./inside";

let host: StaticHost;
beforeAll(async () => {
  host = await startStatic();
});
afterAll(() => host.end());

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
    // It is in the list of my games, and can be looked at again.
    await page.getByRole("link", { name: "Watch the replay" }).click();
    await page.getByText(/^Moment 0 of/).waitFor({ state: "attached", timeout: PATIENT });
    await goTo(page, host.base, "/");
    await page.getByText("Your past races").or(page.locator("a.over")).first().waitFor();
  });
});
