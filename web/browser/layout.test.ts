/** Every screen at telling moments of recorded games. All moments: long/every-moment.ts. */
import { afterAll, expect, test } from "vitest";
import { languages } from "../catalogue";
import { LONG, openBrowser, QUICK_FRAMES } from "./house";
import { everyScreen, openGallery, openReel, recorded, Stage, tellingMoments } from "./moments";

const gallery = await openGallery();
const browser = await openBrowser(...QUICK_FRAMES);
afterAll(() => Promise.all([gallery.close(), browser.close()]));
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
      const language = languages()[i % languages().length] ?? "";
      const these = moments.filter((_, j) => (i + j) % 3 === 0);
      wrong.push(...(await stage.look(these, language, screen)));
    }
    await stage.letters("largest");
    for (const screen of ["small", "side"] as const) {
      wrong.push(...(await stage.look(moments.slice(1, 3), "de", screen)));
    }
    expect(wrong).toEqual([]);
    await page.close();
  },
);

/** In the page: which numbers of a result, or what they are called, lie beside its box. */
function beside(): string[] {
  const box = document.querySelector(".result")?.getBoundingClientRect();
  if (!box) return ["there is no result"];
  return [...document.querySelectorAll(".result :is(th, td)")].flatMap((cell) => {
    const { left, right } = cell.getBoundingClientRect();
    return left < box.left - 1 || right > box.right + 1 ? [cell.textContent ?? ""] : [];
  });
}

const over = some.flatMap((reel) => {
  const at = reel.moments.findIndex(({ outcome }) => outcome);
  return at < 0 ? [] : [[reel.name, at] as const];
});

test.each(over)("%s: a result is as wide as a phone, in every language", async (name, at) => {
  const page = await openReel(browser, gallery, name);
  const stage = new Stage(page);
  const wrong: string[] = [];
  for (const screen of ["small", "phone", "side"] as const) {
    for (const language of languages()) {
      await stage.look([at], language, screen);
      const found = await page.evaluate(beside);
      wrong.push(...found.map((what) => `${screen} ${language}: ${what}`));
    }
  }
  expect(wrong).toEqual([]);
  await page.close();
});

/** In the page: which parts of what a television tells are cut, at these moments. */
async function cut([moments, language]: readonly [readonly number[], string]): Promise<string[]> {
  const { gallery } = globalThis as unknown as {
    readonly gallery: { show: (at: number, language: string) => void };
  };
  const settled = (): Promise<void> =>
    new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
  const found: string[] = [];
  for (const at of moments) {
    gallery.show(at, language);
    while (document.documentElement.lang !== language) await settled();
    await settled();
    const parts = [...document.querySelectorAll(".news .part")];
    if (parts.length !== 2) found.push(`${at}: ${parts.length} parts`);
    for (const part of parts) {
      const fits =
        part.scrollHeight <= part.clientHeight + 1 && part.scrollWidth <= part.clientWidth + 1;
      if (!fits) found.push(`${language} ${at}: ${part.textContent}`);
    }
  }
  return found;
}

test.each(some.map((reel) => [reel.name, reel] as const))(
  "%s: what a television tells is there whole",
  async (name, { moments }) => {
    // Where much has happened, much is told: these moments first.
    const told = (at: number): number => JSON.stringify(moments[at]?.events).length;
    const page = await openReel(browser, gallery, name, "&layout=watch");
    await page.setViewportSize({ width: 1920, height: 1080 });
    const wrong: string[] = [];
    const running = moments.flatMap(({ outcome }, at) => (outcome ? [] : [at]));
    const those = LONG ? running : running.toSorted((a, b) => told(b) - told(a)).slice(0, 24);
    for (const [i, language] of languages().entries()) {
      const these = those.filter((_, j) => j % languages().length === i);
      wrong.push(...(await page.evaluate(cut, [these, language] as const)));
    }
    expect(wrong).toEqual([]);
    await page.close();
  },
);
