/** Cards with a colour and a number, in a fan. */
import type { Page } from "playwright-core";

const COLOURS: Record<string, string> = { g: "green", y: "yellow", r: "red", b: "blue" };

/** How a card is called that is written so. */
export const called = (card: string): RegExp =>
  new RegExp(`^${COLOURS[card[0] ?? ""]} ${card.slice(1)}\\b`);

/** One of the cards in a fan that is called so and not picked yet. */
export async function pickCard(page: Page, card: string): Promise<void> {
  for (const one of await page.locator("ul.hand button[aria-pressed='false']").all()) {
    const name = (await one.locator(".unseen").textContent()) ?? "";
    if (called(card).test(name)) return one.click();
  }
  throw new Error(`no ${card} in the hand`);
}
