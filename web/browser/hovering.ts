/** What rises under the pointer stays there: at its lower edge it does not fall and rise for ever. */
import type { Page } from "playwright-core";
import { settled, still } from "./house";

/** In how many of the next frames something moves, once the pointer has come to rest on it. */
export async function restless(page: Page, selector: string, above: number): Promise<number> {
  await page.mouse.move(2, 2);
  await settled(page);
  await still(page);
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not there`);
  await page.mouse.move(box.x + box.width * 0.9, box.y + box.height - above, { steps: 2 });
  // First it may rise.
  await settled(page);
  await still(page);
  return page.evaluate(
    async ([selector, frames]) => {
      const top = (): number => document.querySelector(selector)?.getBoundingClientRect().top ?? 0;
      const frame = (): Promise<number> => new Promise(requestAnimationFrame);
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
