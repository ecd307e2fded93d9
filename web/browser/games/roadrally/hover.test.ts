import { expect, inject } from "vitest";
import { browser } from "../../browser";
import { asked, visitor } from "../../house";
import { restless } from "../../hovering";
import { longer } from "../../longer";
import { begin, reply } from "../../play";

const base = inject("base");

longer("an answer stays where it rose to", async () => {
  const { page } = await visitor(browser);
  const table = await begin(base, [page], { game: "roadrally", players: 3, bots: "rookie" });
  await page.goto(`${base}/table/${table}`);
  await asked(page);
  while (!(await page.locator(".asked .choice").count())) {
    await reply(page);
    expect(await asked(page)).toBe("question");
  }
  for (const above of [0.5, 1.5]) expect(await restless(page, ".asked .choice", above)).toBe(0);
  await page.context().close();
});
