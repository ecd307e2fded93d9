/** Does a result say who came where, and me how I did? */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { resize } from "./house";

/** Of a game that I have played: places from the first on, my own in words, a podium to be put away. */
export async function cameOut(page: Page, players: number): Promise<void> {
  const result = page.locator(".result");
  const places = (await result.locator("tbody .place").allInnerTexts()).map(Number);
  expect(places).toHaveLength(players);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places[0]).toBe(1);
  const mine = Number(await result.locator("tr.me .place").innerText());
  const words = await result.locator(".head h2, .came").allInnerTexts();
  expect(words.join(" ")).toMatch(mine === 1 ? /^You (win|share)/i : /You came/);
  expect(words).toHaveLength(mine === 1 ? 1 : 2);
  // The winner's plate has the crown, at any size; nobody else's has.
  const winners = places.filter((place) => place === 1).length;
  for (const width of [1440, 390]) {
    await resize(page, width, 844);
    expect(await page.locator("[data-plate] .crown:visible").count()).toBe(winners);
  }
  // On a phone it is as large as on paper, whoever looks.
  const zoom = await result.evaluate((one) => one.currentCSSZoom);
  expect(zoom).toBeGreaterThanOrEqual(0.8);
  await resize(page, 1440, 900);
  // Nothing falls where nothing shall move.
  expect(await page.locator(".finale .confetti.still").count()).toBe(1);
  await page.locator(".finale button").click();
  await page.locator(".finale").waitFor({ state: "detached" });
}
