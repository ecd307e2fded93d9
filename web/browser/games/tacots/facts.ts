import type { Page } from "playwright-core";
import type { Choice } from "../../../src/wire";
import type { Facts } from "../../facts";
import { told } from "../../told";

/** A marked square, again and again, until the bar says what we want; then the next square. */
async function pick(page: Page, choice: Choice, names: readonly string[]): Promise<void> {
  const wanted = told(choice.says, names);
  const targets = page.locator(".spot.target");
  const preview = page.locator(".asked .preview");
  for (let i = 0; i < (await targets.count()); i++) {
    for (const seen = new Set<string>(); ;) {
      await targets.nth(i).click();
      const now = ((await preview.textContent()) ?? "").trim(); // drawn cards are in it as letters
      if (now === wanted) return;
      if (seen.has(now)) break; // round once
      seen.add(now);
    }
  }
  throw new Error(`cannot pick ${choice.text}: ${wanted}`);
}

export const facts: Facts = {
  few: 2,
  many: 4,
  short: { options: { hands: 1 } },
  secrets: { fields: ["hand"], event: "Laid" },
  whispers: 0,
  seen: () => Promise.resolve(true),
  pick,
};
