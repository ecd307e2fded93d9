/** Learning to play: every lesson to its end, by clicking, up to a first game. */
import { expect, inject, onTestFinished, test } from "vitest";
import { browser } from "./browser";
import { checkOnPhone } from "./check";
import { ANY, GAMES } from "./facts";
import { fine, first, posterOf, serious, SIZES, type Size, visitor } from "./house";
import { tooSmall } from "./layout";
import { ask, click, playScene, says, scenesOf, sort } from "./lesson";
import { startServer } from "./server";

const base = inject("base");
const QUICK = { pace: "skip" };

/** On a phone one of them is learned by keyboard. */
const sizes = (Object.keys(SIZES) as Size[]).filter((size) => size !== "phone");

const LESSONS = GAMES.map((game, i) => [game, sizes[i % sizes.length] ?? "wide"] as const);
test.each(first(LESSONS))(
  "%s is learned by clicking, up to a first game, %s",
  async (game, size) => {
    const { page, errors } = await visitor(browser, size, QUICK);
    await page.goto(base);
    await posterOf(page, game).getByRole("link", { name: "Learn to play" }).click();
    const scenes = await scenesOf(base, game);
    expect(scenes).toBeGreaterThanOrEqual(5);
    for (let number = 1; number <= scenes; number++) {
      await playScene(base, page, game, number, click);
      expect(page.url()).toContain(`/learn/${game}/${number}`);
      if (number === 1) {
        expect(await serious(page)).toEqual([]);
        await checkOnPhone(page, "a lesson");
        expect(await tooSmall(page)).toEqual([]);
      }
      const last = number === scenes;
      await page.getByRole("button", { name: last ? "Play now" : "Next scene" }).click();
    }
    await page.waitForURL(/\/table\//);
    await page.locator("main.frame").waitFor();
    // What was done is kept: the lesson would go on where it was left.
    await page.goto(`${base}/learn/${game}`);
    await page.locator("header li [aria-current]").waitFor();
    expect(await page.locator("header li a.done").count()).toBe(scenes);
    fine(errors);
  },
);

test("a scene or a game that there is not", async () => {
  const { page, errors } = await visitor(browser, "wide", { ...QUICK, language: "de" });
  for (const path of ["/learn/chess/1", `/learn/${ANY}/44`, "/learn/chess"]) {
    await page.goto(base + path);
    await page.getByRole("main").getByRole("link", { name: "Startseite" }).waitFor();
  }
  fine(errors);
});

test("the server goes away in the middle of a scene", async () => {
  const server = await startServer("--no-pauses", "--no-limits");
  onTestFinished(() => server.end());
  const { page, errors } = await visitor(browser, "wide", QUICK);
  await page.goto(`${server.base}/learn/${ANY}/1`);
  const begun = await ask(server.base, ANY, 1, []);
  await says(page, begun.asked);
  const { good } = await sort(server.base, ANY, 1, [], begun);
  await server.stop();
  await click(page, ANY, begun, good);
  await says(page, "The server cannot be reached at the moment.");
  await server.start();
  await page.locator(".asked .main").click();
  await says(page, (await ask(server.base, ANY, 1, [good.id])).said);
  fine(errors);
});
