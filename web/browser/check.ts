/** Is a screen fit for everybody? axe-core by day and by night, 360 px, zoom 200 %, fingers. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { COLOURS, LONG, resize, serious } from "./house";
import { PHONES, tight, tooSmall } from "./layout";

const DAY = [["day"]] as const;
const BOTH = [...DAY, ["night", COLOURS]] as const;

/**
 * Nothing is wrong in either theme, everything fits where there is little room, and what is pressed
 * on a phone is as large as a fingertip. Colours are shared
 * by all screens, and looking at them takes long: half of the screens are seen at night, always the
 * same ones; with LONG=1 all.
 */
export async function check(page: Page, screen: string): Promise<void> {
  for (const [theme, rules] of LONG || screen.length % 2 === 0 ? BOTH : DAY) {
    await page.evaluate((name) => (document.documentElement.dataset["theme"] = name), theme);
    expect(await serious(page, rules), `${screen}, ${theme}`).toEqual([]);
  }
  expect(await tight(page), screen).toEqual([]);
  expect(await tooSmall(page), screen).toEqual([]);
}

/** The same rules on a phone, where other parts of a page are shown; the page is as before afterwards. */
export async function checkOnPhone(page: Page, screen: string): Promise<void> {
  const before = page.viewportSize();
  await resize(page, ...PHONES["390×844"]);
  expect(await serious(page), `${screen}, phone`).toEqual([]);
  if (before) await resize(page, before.width, before.height);
}

/** Shuts the dialog that is open. */
export async function closed(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
}
