/** Every screen at telling moments of recorded games. All moments: long/layout.test.ts. */
import { afterAll, expect, test } from "vitest";
import { languages } from "../catalogue";
import { browser } from "./browser";
import {
  openGallery,
  openReel,
  recorded,
  SCREENS,
  type Screen,
  Stage,
  tellingMoments,
} from "./moments";

const gallery = await openGallery();
afterAll(() => gallery.close());
const screens = Object.keys(SCREENS) as Screen[];
const reels = recorded();
/** One of each game, and what is played alone. */
const some = reels.filter(
  ({ name }, i) =>
    name.includes("patience") ||
    reels.findIndex((one) => one.name.split("/")[0] === name.split("/")[0]) === i,
);

test.each(some.map((reel) => [reel.name, reel] as const))(
  "%s: what is asked, the hand and the board are seen at once, and stay",
  async (name, reel) => {
    const page = await openReel(browser, gallery, name);
    const stage = new Stage(page);
    const wrong: string[] = [];
    for (const screen of screens) {
      for (const [i, at] of tellingMoments(reel).entries()) {
        const language = languages()[i % languages().length] ?? "";
        wrong.push(...(await stage.look(at, language, screen)));
      }
    }
    expect(wrong).toEqual([]);
    await page.context().close();
  },
);

test.each(some.map((reel) => [reel.name, reel] as const))(
  "%s: with the largest letters, too",
  async (name, reel) => {
    const page = await openReel(browser, gallery, name, "&text=largest");
    const stage = new Stage(page);
    const wrong: string[] = [];
    for (const screen of ["small", "side", "wide"] as const) {
      for (const at of tellingMoments(reel)) wrong.push(...(await stage.look(at, "de", screen)));
    }
    expect(wrong).toEqual([]);
    await page.context().close();
  },
);
