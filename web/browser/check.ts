/** Is a screen fit for everybody? axe-core by day and by night, 360 px, zoom 200 %. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { COLOURS, LONG, serious } from "./house";
import { tight } from "./layout";

const DAY = [["day"]] as const;
const BOTH = [...DAY, ["night", COLOURS]] as const;

/**
 * Nothing serious in either theme, and everything fits where there is little room. Colours are shared
 * by all screens, and looking at them takes long: half of the screens are seen at night, always the
 * same ones; with LONG=1 all.
 */
export async function check(page: Page, screen: string): Promise<void> {
  for (const [theme, rules] of LONG || screen.length % 2 === 0 ? BOTH : DAY) {
    await page.evaluate((name) => (document.documentElement.dataset["theme"] = name), theme);
    expect(await serious(page, rules), `${screen}, ${theme}`).toEqual([]);
  }
  expect(await tight(page), screen).toEqual([]);
}

/** Shuts the dialog that is open. */
export async function closed(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
}
