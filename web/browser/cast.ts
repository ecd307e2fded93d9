/** Who sits where, chosen by portrait. */
import type { Page } from "playwright-core";

/** Picks somebody for a seat: a person, or a driver by name. */
export async function seatFor(page: Page, seat: number, who: RegExp | string): Promise<void> {
  await page.getByRole("button", { name: new RegExp(`^Seat ${seat}:`) }).click();
  const dialog = page.getByRole("dialog", { name: `Seat ${seat}`, exact: true });
  await dialog.getByRole("radio", { name: who }).check({ force: true });
  await dialog.getByRole("button", { name: "Done" }).click();
}
