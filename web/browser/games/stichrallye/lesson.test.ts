/** The lesson by keyboard alone, on a phone. */
import type { Page } from "playwright-core";
import { expect, inject } from "vitest";
import { browser } from "../../browser";
import { called } from "../../cards";
import { fine, serious, visitor } from "../../house";
import { type Act, choicesOf, playScene, scenesOf } from "../../lesson";
import { longer } from "../../longer";

const base = inject("base");
const GAME = "stichrallye";

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    return (at?.querySelector(".unseen") ?? at)?.textContent?.trim() ?? "";
  });

async function goTo(page: Page, key: string, wanted: RegExp): Promise<void> {
  for (let i = 0; i < 60; i++) {
    if (wanted.test(await focused(page))) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${String(wanted)}, but to ${await focused(page)}`);
}

/** Whoever plays by keyboard is led to the hand, or to the first answer. */
const type: Act = async (page, _, now, choice) => {
  const asked = ".asked .choice, ul.hand";
  await page.waitForFunction((at) => document.activeElement?.closest(at) !== null, asked);
  if (await page.locator(".asked .choice").count()) {
    for (let i = choicesOf(now).indexOf(choice); i > 0; i--) await page.keyboard.press("Tab");
  } else {
    await page.keyboard.press("Home");
    for (let i = 0; i < 12; i++) await page.keyboard.press("ArrowLeft");
    await goTo(page, "ArrowRight", called(choice.text));
    await page.keyboard.press("Space");
  }
  await page.keyboard.press("Enter");
};

longer("from the rules to a first game", async () => {
  const { page, errors } = await visitor(browser, "phone", { pace: "skip" });
  await page.goto(`${base}/rules/${GAME}`);
  await page.getByRole("link", { name: "Learn to play" }).waitFor();
  await goTo(page, "Tab", /^Learn to play$/);
  await page.keyboard.press("Enter");
  const scenes = await scenesOf(base, GAME);
  for (let number = 1; number <= scenes; number++) {
    await playScene(base, page, GAME, number, type);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    if (number === 2) expect(await serious(page)).toEqual([]);
    await page.waitForFunction(() => document.activeElement?.closest(".on") !== null);
    await page.keyboard.press("Enter");
  }
  await page.waitForURL(/\/table\//);
  fine(errors);
});
