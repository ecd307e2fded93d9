/** What the browser tests share: Debian's Chromium, pages that fail loudly, ways to play. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import {
  type Browser,
  type BrowserContextOptions,
  type BrowserServer,
  chromium,
  type LaunchOptions,
  type Locator,
  type Page,
} from "playwright-core";
import { source } from "../catalogue";
import { watch } from "./evidence";

export const SIZES = {
  wide: [1440, 900],
  tablet: [820, 1180],
  phone: [390, 844],
  television: [1920, 1080],
} as const;
export type Size = keyof typeof SIZES;

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf-8");
/** Other programs may have the machine for minutes: who waits this long waits for nothing. */
export const SLOW = 180_000;
/** For what takes bots some thinking, on a busy machine. */
export const PATIENT = 300_000;

/** `make test-long` takes its time. */
export const LONG = process.env["LONG"] === "1";
/** The first of several alike; with LONG=1, all of them. */
export const first = <T>(all: readonly T[]): readonly T[] => (LONG ? all : all.slice(0, 1));

/** A name that only our browsers know: its pages are no safer than those of a home network. */
export const HOME_NETWORK = "rally.home.arpa";

const launching = (wishes: readonly string[]): LaunchOptions => ({
  executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox", `--host-resolver-rules=MAP ${HOME_NETWORK} 127.0.0.1`, ...wishes],
});

/** One for whoever has wishes of their own; `browser.ts` has one for everybody else. */
export const openBrowser = (...wishes: readonly string[]): Promise<Browser> =>
  chromium.launch(launching(wishes));

/** One that is shared: its address is told to others. */
export const serveBrowser = (): Promise<BrowserServer> => chromium.launchServer(launching([]));

/** Frames come as fast as they are drawn, for who waits for many of them. */
export const QUICK_FRAMES = ["--disable-frame-rate-limit", "--disable-gpu-vsync"] as const;

/** For those who want to see everything move. */
export const LIVELY = { reducedMotion: "no-preference" } as const;

/** The aims of all games: most people know them. */
const AIMS = [...source("en").matchAll(/^([\w-]+-aim(?:-\w+)?) =/gm)].map(([, id]) => id);

/**
 * A fresh person with a page of their own; whatever goes wrong in it is thrown at the end.
 * `newcomer`: who is told at the first table what the game is about.
 */
export async function visitor(
  browser: Browser,
  size: Size = "wide",
  settings: Record<string, unknown> = {},
  options: BrowserContextOptions = {},
  newcomer = false,
): Promise<{ page: Page; errors: string[] }> {
  const [width, height] = SIZES[size];
  const viewport = { width, height };
  // Drawing smoke and waves takes more than half of the time, so only some tests watch them.
  const calm = { viewport, locale: "en-GB", reducedMotion: "reduce" } as const;
  const context = await browser.newContext({ ...calm, ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(SLOW);
  watch(page);
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => {
    // A server that is away, or does not know us yet, is no fault of the page.
    // And over plain http browsers complain of a header that they then do not need.
    const expected = /Failed to load resource|WebSocket connection|Opener-Policy header/.test(
      message.text(),
    );
    if (message.type() === "error" && !expected) errors.push(message.text());
  });
  await page.addInitScript(
    ({ kept, read }) => {
      if (localStorage.getItem("rallybox-settings")) return;
      localStorage.setItem("rallybox-settings", JSON.stringify(kept));
      localStorage.setItem("rallybox-aims", JSON.stringify(read));
    },
    { kept: settings, read: newcomer ? [] : AIMS },
  );
  return { page, errors };
}

/** Waits until something is asked of me, or the race is over. */
export async function asked(page: Page): Promise<"question" | "result"> {
  await page.waitForSelector(".asked .main, .asked .choice, .result");
  return (await page.locator(".result").count()) ? "result" : "question";
}

/** The step at which the question on the screen was asked. */
export const stepOf = (page: Page): Promise<string | null> =>
  page.locator(".asked").getAttribute("data-step");

/** The same without waiting for a question: null where nothing is asked now. */
export const stepNow = (page: Page): Promise<string | null> =>
  page.locator(".asked").evaluateAll(([asked]) => asked?.getAttribute("data-step") ?? null);

/** Waits until that question is no longer asked. */
export async function goneOn(page: Page, step: string | null): Promise<void> {
  await page.waitForFunction(
    (before) => document.querySelector(".asked")?.getAttribute("data-step") !== before,
    step,
  );
}

/** Whichever of several people is asked first. */
export async function firstAsked(
  pages: readonly Page[],
  asked = ".asked .main, .asked .choice",
): Promise<Page> {
  for (let waited = 0; waited < SLOW; waited += 100) {
    for (const page of pages) {
      if (await page.locator(asked).count()) return page;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("nobody is asked anything");
}

/** A game's poster at home; without a name, the first. */
export const posterOf = (page: Page, game?: string): Locator =>
  game === undefined
    ? page.locator("article").first()
    : page.locator("article", { has: page.locator(`a[href$="/learn/${game}"]`) });

export const playNow = (page: Page, game?: string): Promise<void> =>
  posterOf(page, game).locator("button.main").click();

/** Up to where the game's own fields are there, too: until then what is asked moves. */
export async function setUp(page: Page, game?: string): Promise<void> {
  await posterOf(page, game).getByRole("button", { name: "Set up a table" }).click();
  await page.locator("dialog .go button.main:not(:disabled)").waitFor();
}

/** Takes the first free seat in a waiting room; who has no name yet says one. */
export async function sitDown(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Sit here" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").first().fill(name);
  await dialog.getByRole("button", { name: "Sit down" }).click();
  await dialog.waitFor({ state: "detached" });
}

/** Its letters are there, and what measures itself has done so: in the second frame from now. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  });
}

/** Nothing moves any more, except what always does. */
export async function still(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((a) => a.playState !== "running" || a.effect?.getTiming().iterations === Infinity),
  );
}

/** Another size, and everything where it is at that size. */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await settled(page);
}

/** What of axe-core's depends on nothing but colours: it is enough in a second theme. */
export const COLOURS = ["color-contrast", "link-in-text-block"];

/** What axe-core finds, however small, once nothing is half faded any more; `only`: by some rules. */
export async function serious(page: Page, only?: readonly string[]): Promise<string[]> {
  await still(page);
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
  const violations = await page.evaluate(async (rules) => {
    const { axe } = globalThis as unknown as {
      axe: {
        run: (options: object) => Promise<{
          violations: { id: string; impact: string; nodes: { html: string }[] }[];
        }>;
      };
    };
    const options = { resultTypes: ["violations"], ...(rules && { runOnly: rules }) };
    return (await axe.run(options)).violations;
  }, only);
  return violations.map(
    ({ id, impact, nodes }) => `${id} (${impact}): ${nodes[0]?.html.slice(0, 200)}`,
  );
}

/** Throws whatever went wrong on a page. */
export function fine(errors: readonly string[]): void {
  if (errors.length > 0) throw new Error(errors.join("\n"));
}
