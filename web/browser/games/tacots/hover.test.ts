import { expect, inject, test } from "vitest";
import { browser } from "../../browser";
import { asked, visitor } from "../../house";
import { restless } from "../../hovering";
import { begin } from "../../play";

const base = inject("base");

test("a card in hand stays where it rose to", async () => {
  const { page } = await visitor(browser);
  const table = await begin(base, [page], { game: "tacots", players: 2, bots: "rookie" });
  await page.goto(`${base}/table/${table}`);
  await asked(page);
  const card = "fieldset li:not(.dim) button";
  for (const above of [1, 3]) expect(await restless(page, card, above)).toBe(0);
  await page.context().close();
});
