/** Is a screen fit for everybody? axe-core by day and by night, 360 px, zoom 200 %. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { COLOURS, serious } from "./house";
import { tight } from "./layout";

/** Nothing serious in either theme, and everything fits where there is little room. */
export async function check(page: Page, screen: string): Promise<void> {
  for (const [theme, rules] of [["day"], ["night", COLOURS]] as const) {
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
