/** Every screen at telling moments of recorded games. All moments: long/layout.test.ts. */
import { afterAll, expect, test } from "vitest";
import { languages } from "../catalogue";
import { browser } from "./browser";
import { everyScreen, openGallery, openReel, recorded, Stage, tellingMoments } from "./moments";

const gallery = await openGallery();
afterAll(() => gallery.close());
const gameOf = (name: string): string => name.split("/")[0] ?? "";
const reels = recorded();
/** One of each game, and what is played alone. */
const some = reels.filter(
  ({ name }, i) =>
    name.includes("patience") ||
    reels.findLastIndex((one) => gameOf(one.name) === gameOf(name)) === i,
);

test.each(some.map((reel) => [reel.name, reel] as const))(
  "%s: what is asked, the hand and the board are seen at once, and stay",
  async (name, reel) => {
    const page = await openReel(browser, gallery, name);
    const stage = new Stage(page);
    const wrong: string[] = [];
    const moments = tellingMoments(reel);
    // Every moment on some screens, every screen at some moments, every language in between.
    for (const [i, screen] of everyScreen.entries()) {
      for (const [j, at] of moments.entries()) {
        const language = languages()[(i + j) % languages().length] ?? "";
        if ((i + j) % 3 === 0) wrong.push(...(await stage.look(at, language, screen)));
      }
    }
    await stage.letters("largest");
    for (const screen of ["small", "side"] as const) {
      for (const at of moments.slice(1, 3)) wrong.push(...(await stage.look(at, "de", screen)));
    }
    expect(wrong).toEqual([]);
    await page.context().close();
  },
);
