/** Every screen at every moment of recorded games, in every language; also with the largest letters.
 *
 * In two files, so that two workers share the games.
 */
import { afterAll, expect, test } from "vitest";
import { languages } from "../../catalogue";
import { openBrowser, QUICK_FRAMES } from "../house";
import { everyScreen, openGallery, openReel, recorded, type Screen, Stage } from "../moments";

/** Where there is least room, every question is asked in every language. Elsewhere they take turns. */
const TIGHT: readonly Screen[] = ["small", "side"];
/** The largest letters on the lowest of all screens are scrolled. */
const FOR_LARGEST = everyScreen.filter((screen) => screen !== "low");

/** Every second recorded game, from the first or from the second on. */
export async function everyMoment(first: 0 | 1): Promise<void> {
  const gallery = await openGallery();
  const browser = await openBrowser(...QUICK_FRAMES);
  afterAll(() => Promise.all([gallery.close(), browser.close()]));
  const mine = recorded().filter((_, number) => number % 2 === first);

  test.each(mine.map((reel) => [reel.name, reel] as const))("%s", async (name, { moments }) => {
    const page = await openReel(browser, gallery, name);
    const stage = new Stage(page);
    const wrong: string[] = [];
    const running = moments.flatMap(({ outcome }, at) => (outcome ? [] : [at]));
    const asked = (at: number): boolean => Boolean(moments[at]?.decision);

    async function look(screen: Screen, at: readonly number[], all: boolean): Promise<void> {
      const turn = everyScreen.indexOf(screen);
      for (const [i, language] of languages().entries()) {
        const mine = at.filter((one) => all || (one + turn) % languages().length === i);
        wrong.push(...(await stage.look(mine, language, screen)));
      }
    }

    for (const screen of everyScreen) {
      const tight = TIGHT.includes(screen);
      await look(screen, tight ? running.filter(asked) : running, tight);
      if (tight)
        await look(
          screen,
          running.filter((at) => !asked(at)),
          false,
        );
    }
    await stage.letters("largest");
    for (const screen of FOR_LARGEST) await look(screen, running.filter(asked), false);
    expect(wrong).toEqual([]);
    await page.close();
  });
}
