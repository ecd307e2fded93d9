/** A stage that is scored is a great moment; who leads is another thing than who is ahead. */
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { browser } from "../../browser";
import { fine, LIVELY, visitor } from "../../house";
import { longer } from "../../longer";
import { begin, letBotPlay, toItsEnd } from "../../play";

const base = inject("base");

interface Told {
  readonly events: readonly {
    readonly event: { readonly event: string; readonly stage: number };
  }[];
  readonly view: { readonly totals: readonly number[]; readonly order: readonly number[] };
}

/** Where a stage is scored by at least three at once. */
function scored(moments: readonly Told[]): number {
  const counts = moments.map(({ events }) => {
    const kinds = events.map(({ event }) => event.event);
    return kinds.includes("StageTriggered") ? kinds.filter((k) => k === "PointsScored").length : 0;
  });
  return counts.findIndex((count) => count >= 3);
}

/** What stands on the plates: points from the first on, places on the road. */
async function plates(page: Page): Promise<{ points: number[]; road: number[] }> {
  const numbers = async (part: string): Promise<number[]> =>
    (await page.locator(`[data-plate] ${part}`).allInnerTexts()).map(Number);
  return { points: await numbers(".end"), road: await numbers("> .road") };
}

/** In the page: the great moment once three have scored; then the replay stops, which skips the rest. */
function greatAndOver(): (Record<"title" | "gain" | "why", string> & { flies: boolean }) | null {
  const great = document.querySelector<HTMLElement>(".great");
  if (!great || great.querySelectorAll("li").length < 3) return null;
  const text = (part: string): string => great.querySelector(part)?.textContent?.trim() ?? "";
  const seen = { title: text("h2"), gain: text(".gain"), why: text("small") };
  const flies = great.classList.contains("flying");
  document.querySelector<HTMLElement>(".keys .play")?.click();
  return { ...seen, flies };
}

test("a stage is scored on a stage of its own, and can be skipped", async () => {
  const { page, errors } = await visitor(browser, "phone", { pace: "normal" }, LIVELY);
  const table = await begin(base, [page], { game: "roadrally", players: 4, bots: "club" });
  await toItsEnd(base, page, table);
  const answer = await page.request.get(`${base}/api/tables/${table}/replay`);
  const { moments } = (await answer.json()) as { moments: Told[] };
  const at = scored(moments);
  const [before, after] = [moments[at - 1], moments[at]];
  await page.goto(`${base}/replay/${table}#${at - 1}`);
  const great = page.locator(".great");
  const sorted = (all: readonly number[] = []): number[] => [...all].sort((a, b) => b - a);

  // The standing goes by points; the road is told apart from it, and the leader has a crown.
  await page.locator(".keys .play").waitFor();
  const stood = await plates(page);
  expect(stood.points).toEqual(sorted(before?.view.totals));
  expect([...stood.road].sort()).toEqual([1, 2, 3, 4]);
  const most = Math.max(...stood.points);
  const leaders = most > 0 ? stood.points.filter((points) => points === most).length : 0;
  expect(await page.locator("[data-plate] .crown:visible").count()).toBe(leaders);

  await page.locator(".keys .play").click();
  const seen = await (await page.waitForFunction(greatAndOver)).jsonValue();
  const stage = after?.events.find(({ event }) => event.event === "StageTriggered")?.event.stage;
  expect(seen?.title).toMatch(new RegExp(`\\b${stage}$`));
  expect(seen?.gain).toMatch(/^\+\d+$/);
  expect(seen?.why).not.toBe("");
  await great.waitFor({ state: "detached" });
  await expect.poll(async () => (await plates(page)).points).toEqual(sorted(after?.view.totals));

  // Where nothing shall move it stands still until it was read.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`${base}/replay/${table}#${at - 1}`);
  await page.reload();
  await page.locator(".keys .play").click();
  const still = await (await page.waitForFunction(greatAndOver)).jsonValue();
  expect(still?.flies).toBe(false);
  fine(errors);
});

/** In the page: the great moment as a television shows it; how large the smallest of its letters are. */
function greatAfar(): { title: string; gains: string[]; letters: number; inside: boolean } | null {
  const great = document.querySelector<HTMLElement>(".great");
  const gains = [...(great?.querySelectorAll<HTMLElement>(".gain") ?? [])];
  if (!great || gains.length === 0) return null;
  const sizes = [...great.querySelectorAll<HTMLElement>("h2, .who strong, .gain")].map(
    (one) => Number.parseFloat(getComputedStyle(one).fontSize) * one.currentCSSZoom,
  );
  const { left, top, right, bottom } = great.getBoundingClientRect();
  return {
    title: great.querySelector("h2")?.textContent?.trim() ?? "",
    gains: gains.map((gain) => gain.textContent?.trim() ?? ""),
    letters: Math.min(...sizes),
    inside: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight,
  };
}

longer("a television shows it too, to be read from afar", async () => {
  const { page } = await visitor(browser, "phone", { pace: "skip" });
  const tv = await visitor(browser, "television", { pace: "normal" }, LIVELY);
  const table = await begin(base, [page], { game: "roadrally", players: 4, bots: "club" });
  await tv.page.goto(`${base}/watch/${table}`);
  await tv.page.waitForSelector(".watch");
  await letBotPlay(base, page, table);
  const seen = await (await tv.page.waitForFunction(greatAfar)).jsonValue();
  expect(seen?.title).toMatch(/\d+$/);
  for (const gain of seen?.gains ?? []) expect(gain).not.toBe("");
  expect(seen?.letters).toBeGreaterThanOrEqual(20);
  expect(seen?.inside).toBe(true);
  expect(await tv.page.getByRole("button", { name: /Skip/ }).count()).toBe(0);
  fine(tv.errors);
});
