import { pickCard } from "../../cards";
import type { Facts } from "../../facts";

export const facts: Facts = {
  few: 3,
  many: 5,
  short: { variant: "sprint" },
  secrets: { fields: ["hand", "stage_cards", "top"], event: "Drove" },
  whispers: 4,
  // Answers about a stage are given in secret.
  seen: async (page) => (await page.locator("ul.hand button[aria-pressed=true]").count()) > 0,
  async pick(page, { text }) {
    if (text.startsWith("tune ")) return; // the cards lie there already
    const picked = page.locator("ul.hand button[aria-pressed='true']");
    while (await picked.count()) await picked.first().click();
    for (const card of text.split("+")) await pickCard(page, card);
  },
};
