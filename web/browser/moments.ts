/** Recorded games in the gallery, moment by moment: does everything fit, and does nothing move? */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { createServer, type ViteDevServer } from "vite";
import type { Moment } from "../src/wire";
import { type Box, type Boxes, boxes, crowded } from "./crowded";

const WEB = join(import.meta.dirname, "..");
const REELS = join(WEB, "dev/fixtures");

/** Every kind of screen: a small and a usual phone, on their side too, a tablet, a desk. */
export const SCREENS = {
  small: [360, 640],
  phone: [390, 844],
  side: [844, 390],
  low: [740, 360],
  tablet: [820, 1180],
  wide: [1440, 900],
} as const;
export type Screen = keyof typeof SCREENS;
export const everyScreen = Object.keys(SCREENS) as Screen[];

/** The gallery's own server, without a cache that others would fight over. */
export async function openGallery(): Promise<ViteDevServer> {
  const server = await createServer({
    root: WEB,
    logLevel: "silent",
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { hmr: false, port: 0 },
  });
  return server.listen();
}

export interface Recorded {
  /** `game/reel`. */
  readonly name: string;
  readonly moments: readonly Moment[];
}

/** All recorded games in which somebody is asked. */
export const recorded = (): Recorded[] =>
  readdirSync(REELS).flatMap((game) =>
    readdirSync(join(REELS, game)).flatMap((file) => {
      const { seat, moments } = JSON.parse(readFileSync(join(REELS, game, file), "utf-8")) as {
        seat?: number | null;
        moments?: Moment[];
      };
      const alone = seat === null && file.startsWith("patience");
      if (!moments || (typeof seat !== "number" && !alone)) return [];
      return [{ name: `${game}/${file.replace(".json", "")}`, moments }];
    }),
  );

/** The first moment of each kind of question, the one with most answers, and one of waiting. */
export function tellingMoments({ moments }: Recorded): number[] {
  const found = new Map<string, number>();
  let most = 0;
  moments.forEach((moment, at) => {
    if (moment.outcome) return;
    const choices = moment.decision?.choices ?? [];
    const kinds = new Set(choices.map(({ action }) => (action as { is: string }).is));
    const kind = [...kinds].sort().join();
    if (!found.has(kind)) found.set(kind, at);
    if (choices.length > (moments[most]?.decision?.choices.length ?? 0)) most = at;
  });
  return [...new Set([...found.values(), most])];
}

/** Opens a recorded game; its letters are there. */
export async function openReel(
  browser: Browser,
  gallery: ViteDevServer,
  reel: string,
  query = "",
): Promise<Page> {
  // One for all: what has been loaded once need not be loaded again.
  const context =
    browser.contexts()[0] ??
    (await browser.newContext({ reducedMotion: "reduce", locale: "en-GB" }));
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const base = gallery.resolvedUrls?.local[0] ?? "";
  await page.goto(`${base}dev/index.html?reel=${reel}&at=0${query}`);
  await page.waitForSelector(".frame");
  await page.evaluate(() => document.fonts.ready);
  await page.addScriptTag({ content: `globalThis.boxesNow = ${boxes.toString()}` });
  return page;
}

interface Look {
  readonly at: number;
  readonly when: "asked" | "picked";
  readonly boxes: Boxes;
}

/** What `film` finds in the page. */
interface Props {
  readonly gallery: { show: (at: number, language: string) => void };
  readonly boxesNow: typeof boxes;
}

/** In the page: shows moments one after another, before and after something is picked. */
async function film([moments, language]: readonly [readonly number[], string]): Promise<Look[]> {
  const { gallery, boxesNow } = globalThis as unknown as Props;
  // Two frames: what measures itself has done so.
  const settled = (): Promise<void> =>
    new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
  const press = (selector: string): boolean =>
    document.querySelector(selector)?.dispatchEvent(new MouseEvent("click", { bubbles: true })) !==
    undefined;
  const found: Look[] = [];
  for (const at of moments) {
    gallery.show(at, language);
    // The words of a language are loaded when it is first spoken.
    while (document.documentElement.lang !== language) await settled();
    await settled();
    found.push({ at, when: "asked", boxes: boxesNow() });
    const card = press(".cards .can button, .cards button[aria-disabled=false]");
    if (press(".spot.target") || card) {
      await settled();
      found.push({ at, when: "picked", boxes: boxesNow() });
    }
  }
  return found;
}

export class Stage {
  readonly #page: Page;
  #screen = "";
  /** The board's box on each screen: it is the same at every moment. */
  readonly #boards = new Map<string, Box>();

  constructor(page: Page) {
    this.#page = page;
  }

  /** How large letters are from now on; the board may have another box then. */
  async letters(size: "normal" | "largest"): Promise<void> {
    this.#boards.clear();
    await this.#page.evaluate((text) => {
      document.documentElement.dataset["text"] = text;
    }, size);
  }

  /** Shows moments on a screen, before and after something is picked: what is wrong there. */
  async look(moments: readonly number[], language: string, screen: Screen): Promise<string[]> {
    const [width, height] = SCREENS[screen];
    if (screen !== this.#screen) await this.#page.setViewportSize({ width, height });
    this.#screen = screen;
    return (await this.#page.evaluate(film, [moments, language] as const)).flatMap(
      ({ at, when, boxes: now }) =>
        [...crowded(now), ...this.#moved(screen, now.parts["board"])].map(
          (what) => `${at} ${language} ${screen} ${when}: ${what}`,
        ),
    );
  }

  #moved(screen: string, board: Box | undefined): string[] {
    if (!board) return ["there is no board"];
    const before = this.#boards.get(screen);
    this.#boards.set(screen, before ?? board);
    const same = !before || board.every((edge, i) => Math.abs(edge - (before[i] ?? 0)) <= 1);
    return same ? [] : [`the board moved from ${before?.join()} to ${board.join()}`];
  }
}
