/** What rises under the pointer stays there: at its lower edge it does not fall and rise for ever. */
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { browser } from "./browser";
import { asked, visitor } from "./house";
import { begin, reply } from "./play";

const base = inject("base");

/** In how many of the next frames something moves, once the pointer has come to rest on it. */
async function restless(page: Page, selector: string, above: number): Promise<number> {
  await page.mouse.move(2, 2);
  await page.waitForTimeout(300);
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not there`);
  await page.mouse.move(box.x + box.width * 0.9, box.y + box.height - above, { steps: 2 });
  return page.evaluate(
    async ([selector, frames]) => {
      const top = (): number => document.querySelector(selector)?.getBoundingClientRect().top ?? 0;
      const frame = (): Promise<number> => new Promise(requestAnimationFrame);
      // First it may rise.
      await new Promise((resolve) => setTimeout(resolve, 600));
      let moved = 0;
      for (let i = 0, before = top(); i < frames; i++) {
        await frame();
        const now = top();
        if (now !== before) moved++;
        before = now;
      }
      return moved;
    },
    [selector, 40] as const,
  );
}

async function sit(game: "roadrally" | "tacots", players: number): Promise<Page> {
  const { page } = await visitor(browser);
  const table = await begin(base, [page], { game, players, bots: "rookie" });
  await page.goto(`${base}/table/${table}`);
  await asked(page);
  return page;
}

test("a card in hand", async () => {
  const page = await sit("tacots", 2);
  const card = "fieldset li:not(.dim) button";
  for (const above of [1, 3]) expect(await restless(page, card, above)).toBe(0);
  await page.context().close();
});

test("an answer", async () => {
  const page = await sit("roadrally", 3);
  while (!(await page.locator(".asked .choice").count())) {
    await reply(page);
    expect(await asked(page)).toBe("question");
  }
  for (const above of [0.5, 1.5]) expect(await restless(page, ".asked .choice", above)).toBe(0);
  await page.context().close();
});
