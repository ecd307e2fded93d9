/** Recorded games in the gallery, moment by moment: does everything fit, and does nothing move? */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { createServer, type ViteDevServer } from "vite";
import type { Moment } from "../src/wire";
import { type Box, boxes, crowded } from "./crowded";

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
  const context = await browser.newContext({ reducedMotion: "reduce", locale: "en-GB" });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const base = gallery.resolvedUrls?.local[0] ?? "";
  await page.goto(`${base}dev/index.html?reel=${reel}&at=0${query}`);
  await page.waitForSelector(".frame");
  await page.evaluate(() => document.fonts.ready);
  return page;
}

/** Two frames: what measures itself has done so. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

/** Picks something where one can, by card and by place. */
const pickSomething = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const press = (selector: string): void => {
      const found = document.querySelector(selector);
      found?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    };
    press(".cards .can button, .cards button[aria-disabled=false]");
    press(".spot.target");
  });

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

  /** Shows a moment on a screen, before and after something is picked: what is wrong there. */
  async look(at: number, language: string, screen: Screen): Promise<string[]> {
    const [width, height] = SCREENS[screen];
    if (screen !== this.#screen) await this.#page.setViewportSize({ width, height });
    this.#screen = screen;
    await this.#page.evaluate(
      ([to, spoken]) => {
        const { gallery } = globalThis as unknown as {
          gallery: { show: (at: number, language: string) => void };
        };
        gallery.show(to, spoken);
      },
      [at, language] as const,
    );
    const found: string[] = [];
    for (const when of ["asked", "picked"]) {
      if (when === "picked") await pickSomething(this.#page);
      await settled(this.#page);
      const now = await this.#page.evaluate(boxes);
      const wrong = [...crowded(now), ...this.#moved(screen, now.parts["board"])];
      found.push(...wrong.map((what) => `${at} ${language} ${screen} ${when}: ${what}`));
    }
    return found;
  }

  #moved(screen: string, board: Box | undefined): string[] {
    if (!board) return ["there is no board"];
    const before = this.#boards.get(screen);
    this.#boards.set(screen, before ?? board);
    const same = !before || board.every((edge, i) => Math.abs(edge - (before[i] ?? 0)) <= 1);
    return same ? [] : [`the board moved from ${before?.join()} to ${board.join()}`];
  }
}
