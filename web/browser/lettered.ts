/**
 * Letters in pictures: Chromium lays them out for the size at which they are first drawn, and does not
 * do so again when something round them grows: whoever is laid out too early stays unseen, except where
 * letters that come late make it lay them out once more.
 */
import type { Page } from "playwright-core";
import { expect, inject } from "vitest";
import { browser } from "./browser";
import { factsOf } from "./facts";
import { fine, visitor } from "./house";
import { begin } from "./play";

const BOARD = ".frame > .board";

/** How many pixels of a picture have a colour that only the letters have now. */
async function inked(page: Page, picture: Buffer): Promise<number> {
  const blank = await page.context().newPage(); // ours allows no pictures from elsewhere
  const count = await blank.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext("2d") as OffscreenCanvasRenderingContext2D;
    context.drawImage(image, 0, 0);
    const { data: pixels } = context.getImageData(0, 0, image.width, image.height);
    let found = 0;
    for (let i = 0; i < pixels.length; i += 4) {
      const [red = 0, green = 0, blue = 0] = pixels.subarray(i, i + 3);
      if (red > 200 && green < 60 && blue > 200) found += 1;
    }
    return found;
  }, picture.toString("base64"));
  await blank.close();
  return count;
}

/** How much of the letters on the board is seen; and how much once they were laid out again. */
async function twice(page: Page): Promise<[number, number]> {
  await page.locator(`${BOARD} svg text`).first().waitFor({ state: "attached" });
  await page.evaluate(() => document.fonts.ready);
  const dye = (again: boolean): Promise<void> =>
    page.evaluate(
      ([selector, anew]) => {
        for (const text of document.querySelectorAll<SVGTextElement>(`${selector} svg text`)) {
          text.style.fill = "magenta";
          text.style.stroke = "none";
          if (!anew) continue;
          text.style.letterSpacing = "0.01px";
        }
      },
      [BOARD, again] as const,
    );
  const seen = async (again: boolean): Promise<number> => {
    await dye(again);
    return inked(page, await page.locator(BOARD).screenshot({ animations: "disabled" }));
  };
  return [await seen(false), await seen(true)];
}

/** The numbers on a game's board are there after a reload, and when fonts come late. */
export async function lettersStay(game: string): Promise<void> {
  const base = inject("base");
  const { page, errors } = await visitor(browser, "wide", { pace: "skip" });
  const table = await begin(base, [page], { game, players: factsOf(game).few, bots: "rookie" });
  await page.goto(`${base}/watch/${table}`);
  await page.waitForSelector(BOARD);
  await page.reload();
  const [early, again] = await twice(page);
  expect(early, "fonts are there at once").toBeGreaterThan(again * 0.8);
  await page.route(/\.woff2$/, async (route) => {
    await new Promise((done) => setTimeout(done, 500));
    await route.continue();
  });
  await page.reload();
  const [late, then] = await twice(page);
  expect(late, "fonts come late").toBeGreaterThan(then * 0.8);
  expect(then).toBeGreaterThan(100);
  await page.context().close();
  fine(errors);
}
