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

/** Where people press with a finger. */
export const PHONES = {
  "390×844": [390, 844],
  "360×640": [360, 640],
  "844×390": [844, 390],
  "820×1180": [820, 1180],
} as const;

/** In the page: what can be pressed and is smaller than a fingertip. */
function slight(): string[] {
  const FINGER = 43;
  /** So much of a card in a hand can be hit at least, however many overlap. */
  const CARD = 26;
  const name = (element: Element): string =>
    element.outerHTML.replaceAll(/\s+/g, " ").slice(0, 140);
  const open = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  const pressed =
    "button, a[href], input:not([type=hidden]), select, summary, textarea, [role=button], [role=tab], [role=slider]";
  /** In a sentence, or beside one in a table, what is pressed is as high as its line. */
  const inSentence = (element: Element): boolean => {
    let around = element;
    while (getComputedStyle(around).display.startsWith("inline") && around.parentElement) {
      around = around.parentElement;
    }
    if (around === element) return false;
    const whole = around.closest("tr, p") ?? around;
    const own = element.textContent?.trim().length ?? 0;
    return (whole.textContent?.trim().length ?? 0) > own + 4;
  };
  /** What is drawn may be smaller than what can be hit. */
  const reach = (element: Element): [number, number] => {
    element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const far = (dx: number, dy: number): number => {
      let n = 0;
      while (n < 60) {
        const hit = document.elementFromPoint(x + dx * n, y + dy * n);
        if (!hit || !element.contains(hit)) break;
        n += 1;
      }
      return n;
    };
    return [far(1, 0) + far(-1, 0), far(0, 1) + far(0, -1)];
  };
  /** How wide the part of a card is that no other covers, in the middle of its height. */
  const showing = (element: Element): number => {
    element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const { left, right, top, height } = element.getBoundingClientRect();
    let n = 0;
    for (let x = Math.ceil(left); x < right; x++) {
      if (element.contains(document.elementFromPoint(x, top + height / 2))) n += 1;
    }
    return n;
  };
  const found: string[] = [];
  for (const element of open.querySelectorAll(pressed)) {
    // A label presses what it is of, wherever that is.
    const target = (element.matches("input") && element.closest("label")) || element;
    if (!target.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    // On boards the pieces are as large as the board is.
    if (target.closest("svg, .unseen, [aria-hidden=true], [inert], :disabled")) continue;
    if (target.closest("ul.hand, .cards .hand")) {
      // Cards that overlap are pressed where they show.
      const wide = showing(target);
      if (wide < CARD) found.push(`a card of ${wide}: ${name(element)}`);
      continue;
    }
    if (getComputedStyle(target).pointerEvents === "none" || inSentence(target)) continue;
    const { width, height, left, right } = target.getBoundingClientRect();
    if (width < 2 || height < 2 || right < 0 || left > innerWidth) continue;
    if (width >= FINGER && height >= FINGER) continue;
    const [wide, high] = reach(target);
    if (Math.max(width, wide) < FINGER || Math.max(height, high) < FINGER) {
      found.push(`${wide} × ${high}: ${name(element)}`);
    }
  }
  return found;
}

/** What is too small for a finger, on phones; the page is as before afterwards. */
export async function tooSmall(page: Page): Promise<string[]> {
  if (await page.locator(".watch").count()) return []; // nobody touches a television
  const before = page.viewportSize();
  const found: string[] = [];
  for (const [size, [width, height]] of Object.entries(PHONES)) {
    await resize(page, width, height);
    found.push(...(await page.evaluate(slight)).map((what) => `${size}: ${what}`));
  }
  if (before) await page.setViewportSize(before);
  return found;
}

/** In the page: the least side of what can be picked on the board, of all that is in its frame. */
function leastSpot(): number {
  const frame = document.querySelector(".frame > .board")?.getBoundingClientRect();
  const sides = [...document.querySelectorAll(".board .spot")].flatMap((spot) => {
    const { left, right, top, bottom, width, height } = spot.getBoundingClientRect();
    const inside =
      frame &&
      left >= frame.left &&
      right <= frame.right &&
      top >= frame.top &&
      bottom <= frame.bottom;
    return inside ? [Math.min(width, height)] : [];
  });
  return Math.min(...sides);
}

/** How small spaces or squares are for fingers, at sizes at which they could be large enough. */
export async function leastSpots(page: Page): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const [size, [width, height]] of Object.entries(PHONES)) {
    if (width < 390) continue; // eight squares are as wide as the screen
    await resize(page, width, height);
    await page.waitForTimeout(600); // the camera glides
    found[size] = await page.evaluate(leastSpot);
  }
  return found;
}
