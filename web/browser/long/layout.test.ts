/** Every screen at every moment of recorded games, in every language; also with the largest letters. */
import { afterAll, expect, test } from "vitest";
import { languages } from "../../catalogue";
import { browser } from "../browser";
import { everyScreen, openGallery, openReel, recorded, Stage } from "../moments";

const gallery = await openGallery();
afterAll(() => gallery.close());
const all = recorded().flatMap((reel) =>
  languages().map((language) => [reel.name, language, reel] as const),
);

test.each(all)("%s, %s", async (name, language, { moments }) => {
  const page = await openReel(browser, gallery, name);
  const stage = new Stage(page);
  const wrong: string[] = [];
  for (const letters of ["normal", "largest"] as const) {
    await stage.letters(letters);
    for (const screen of everyScreen) {
      // The largest letters on the lowest of all screens are scrolled.
      if (letters === "largest" && screen === "low") continue;
      for (const [at, { outcome }] of moments.entries()) {
        if (!outcome) wrong.push(...(await stage.look(at, language, screen)));
      }
    }
  }
  expect(wrong).toEqual([]);
  await page.context().close();
});
