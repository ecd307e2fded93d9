/** How smoothly cars drive: Chromium's own trace of a table where everybody is a bot. */
import type { Browser } from "playwright-core";
import { factsOf, GAMES } from "../browser/facts";
import { LIVELY, visitor } from "../browser/house";
import { begin, letBotPlay } from "../browser/play";
import type { Part } from "./report";
import { inside, mainThread, milliseconds, tasksOf, trace } from "./trace";

const BAR = 50;
/** What can be animated without laying out or painting anything again. */
const LIGHT = new Set(["transform", "translate", "rotate", "scale", "opacity"]);

/** In the page: collects the properties of everything that begins to move. */
function collect(): void {
  const moved: Record<string, string> = {};
  Object.assign(globalThis, { moved });
  const NOT_PROPERTIES = new Set(["offset", "computedOffset", "easing", "composite"]);
  const note = (target: Element, frames: readonly object[]): void => {
    for (const name of frames.flatMap((frame) => Object.keys(frame))) {
      if (!NOT_PROPERTIES.has(name)) moved[name] ??= target.outerHTML.slice(0, 120);
    }
  };
  addEventListener("transitionrun", (event) => {
    moved[event.propertyName] ??= (event.target as Element).outerHTML.slice(0, 120);
  });
  addEventListener("animationstart", (event) => {
    const target = event.target as Element;
    for (const { effect } of target.getAnimations({ subtree: true })) {
      if (effect instanceof KeyframeEffect) note(target, effect.getKeyframes());
    }
  });
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    const animation = animate.apply(this, given);
    if (animation.effect instanceof KeyframeEffect) note(this, animation.effect.getKeyframes());
    return animation;
  };
}

async function measure(
  browser: Browser,
  base: string,
  game: string,
  seconds: number,
): Promise<Part> {
  const players = factsOf(game).many;
  const { page } = await visitor(browser, "wide", {}, LIVELY);
  await page.addInitScript(collect);
  const table = await begin(base, [page], { game, players });
  await letBotPlay(base, page, table, "club");
  await page.goto(`${base}/table/${table}`);
  await page.waitForSelector(".ticker p");
  await page.waitForTimeout(2000); // the page has come and is drawn; from here on it is play
  const own = mainThread(await trace(browser, page, () => page.waitForTimeout(seconds * 1000)));
  const tasks = tasksOf(own);
  const moved = await page.evaluate(
    () => (globalThis as typeof globalThis & { moved: Record<string, string> }).moved,
  );
  await page.context().close();
  const [longest] = tasks;
  const heavy = Object.keys(moved).filter((name) => !LIGHT.has(name));
  const busy = tasks.reduce((sum, { dur = 0 }) => sum + dur, 0) / (seconds * 1e6);
  return {
    title: `While ${players} drive: ${game}`,
    about: `A table of ${players} bots, watched from a seat at 1440 × 900 for ${seconds} s with the animations as they are when nobody has changed a setting.`,
    rows: [
      {
        what: "longest task of the main thread",
        value: longest
          ? `${milliseconds(longest.dur)} (${milliseconds(longest.tdur)} of processor; ${inside(longest, own)})`
          : "none",
        bar: `at most ${BAR} ms`,
        met: longest !== undefined && (longest.dur ?? 0) <= BAR * 1000,
      },
      {
        what: "tasks over 50 ms",
        value: `${tasks.filter(({ dur = 0 }) => dur > BAR * 1000).length} of ${tasks.length}`,
      },
      {
        what: "longest by processor time",
        value: milliseconds(Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur))),
      },
      { what: "main thread busy", value: `${(busy * 100).toFixed(0)}%` },
      {
        what: "animated",
        value:
          Object.keys(moved).sort().join(", ") +
          heavy.map((name) => ` [${name}: ${moved[name]}]`).join(""),
        bar: "only transforms and opacity",
        met: heavy.length === 0 && Object.keys(moved).length > 0,
      },
    ],
  };
}

export async function measureSmoothness(
  browser: Browser,
  base: string,
  seconds: number,
): Promise<Part[]> {
  const parts: Part[] = [];
  for (const game of GAMES) parts.push(await measure(browser, base, game, seconds));
  return parts;
}
