import type { Page } from "playwright-core";
import { goneOn, stepOf } from "../../house";

/** Answers whatever is asked with a mouse, the last card of the hand first. */
export async function answer(page: Page): Promise<void> {
  const drive = page.getByRole("button", { name: "Drive", exact: true });
  const before = await stepOf(page);
  if (await drive.count()) {
    await page.locator("ul.hand button:not(:disabled)").last().click();
    await drive.click();
  } else await page.locator(".asked .choice, .asked .main").last().click();
  await goneOn(page, before);
}
