/** Does everything fit? Asks a page at sizes where it could not. */
import type { Page } from "playwright-core";
import { resize } from "./house";

/** A small phone, and a laptop at 200 %. */
export const NARROW = { "360 px": [360, 740], "zoom 200 %": [720, 450] } as const;

/** In the page: what is wider than the screen, and what is cut off by something around it. */
function misfits(): string[] {
  const found: string[] = [];
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) found.push(`the page is ${root.scrollWidth} px wide`);

  const name = (element: Element): string =>
    element.outerHTML.replaceAll(/\s+/g, " ").slice(0, 140);
  const ownText = (element: Element): boolean =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
  const seen = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    // Boards are pictures that are moved about; labels for screen readers are meant to be unseen.
    !element.closest("svg, .unseen, [aria-hidden=true], [data-pans]");
  const open = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;

  for (const element of open.querySelectorAll("*")) {
    const control = element.matches("button, a, input, select, summary");
    if (!(control || ownText(element)) || !seen(element)) continue;
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    let held = false;
    for (
      let around = element.parentElement;
      around && around !== root;
      around = around.parentElement
    ) {
      const { overflowX, overflowY } = getComputedStyle(around);
      const room = around.getBoundingClientRect();
      const hidden = (value: string): boolean => value === "hidden" || value === "clip";
      if (/auto|scroll/.test(overflowX) && around.scrollWidth > around.clientWidth) held = true;
      if (hidden(overflowX) && !held && (box.left < room.left - 2 || box.right > room.right + 2)) {
        found.push(`cut off at the side: ${name(element)}`);
        break;
      }
      if (/auto|scroll/.test(overflowY)) break; // it can be scrolled to
      if (hidden(overflowY) && (box.top < room.top - 2 || box.bottom > room.bottom + 2)) {
        found.push(`cut off above or below: ${name(element)}`);
        break;
      }
    }
    if (!held && (box.left < -2 || box.right > innerWidth + 2)) {
      found.push(`beside the screen: ${name(element)}`);
    }
  }
  return found;
}

/** What does not fit on this page, at each of the sizes; the page is as before afterwards. */
export async function tight(
  page: Page,
  sizes: Readonly<Record<string, readonly [number, number]>> = NARROW,
): Promise<string[]> {
  const before = page.viewportSize();
  const found: string[] = [];
  for (const [size, [width, height]] of Object.entries(sizes)) {
    await resize(page, width, height);
    found.push(...(await page.evaluate(misfits)).map((what) => `${size}: ${what}`));
  }
  if (before) await page.setViewportSize(before);
  return found;
}
