/** A scene of the lesson, begun anew. */
import { inject } from "vitest";
import { browser } from "../../browser";
import { fine, visitor } from "../../house";
import { longer } from "../../longer";
import { ask, click, says, sort } from "../../lesson";

const base = inject("base");
const GAME = "roadrally";

longer("what is tried is begun anew, and told in another language", async () => {
  const { page, errors } = await visitor(browser, "wide", { pace: "skip" });
  await page.goto(`${base}/learn/${GAME}/3`);
  const begun = await ask(base, GAME, 3, []);
  await says(page, begun.asked);
  const { good } = await sort(base, GAME, 3, [], begun);
  await click(page, GAME, begun, good);
  await says(page, (await ask(base, GAME, 3, [good.id])).asked);
  await page.getByRole("button", { name: "Try again" }).click();
  await says(page, begun.asked);
  // Another language, in the middle of it.
  await page.evaluate(() => {
    localStorage.setItem("rallybox-settings", JSON.stringify({ language: "de", pace: "skip" }));
  });
  await page.reload();
  await page.getByRole("heading", { name: "Eine eigene Etappe" }).waitFor();
  fine(errors);
});
