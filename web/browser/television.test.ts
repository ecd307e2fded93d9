/** A television, spectators, a phone as a hand: what each of them shows, and what not. */
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { browser } from "./browser";
import { ANY, factsOf, SOME } from "./facts";
import { asked, fine, resize, serious, settled, visitor } from "./house";
import { begin, reply } from "./play";

const base = inject("base");
const QUICK = { pace: "skip" };
const HOME = "http://192.168.1.20:8765";

const boxOf = (page: Page, selector: string) => page.locator(selector).boundingBox();

/** What somebody could press, of what is on the screen. */
const pressable = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("button, a, [role=tab]")]
      .filter((one) => one.checkVisibility({ opacityProperty: true }) && !one.closest("header"))
      .map((one) => one.outerHTML.slice(0, 100)),
  );

test("before the start a television shows a code for three metres, and who is there", async () => {
  const host = await visitor(browser, "phone", QUICK);
  await host.page.request.post(`${base}/api/me`, { data: { nickname: "Ada" } });
  const seats = Array.from({ length: factsOf(ANY).few }, () => "person");
  const made = await host.page.request.post(`${base}/api/tables`, { data: { game: ANY, seats } });
  const { id, code } = (await made.json()) as { id: string; code: string };
  const { page, errors } = await visitor(browser, "television", QUICK);
  await page.route("**/api/reach", (route) => route.fulfill({ json: { addresses: [HOME] } }));
  await page.goto(`${base}/watch/${id}`);
  const qr = page.locator("[data-link]");
  await qr.waitFor();
  expect(await qr.getAttribute("data-link")).toBe(`${HOME}/hand/${id}`);
  expect((await qr.boundingBox())?.width).toBeGreaterThanOrEqual(500);
  await page.getByText(code, { exact: true }).waitFor();
  await page.getByText("192.168.1.20:8765").waitFor();
  const friend = await visitor(browser, "phone", QUICK);
  await friend.page.request.post(`${base}/api/me`, { data: { nickname: "Bruno" } });
  await friend.page.request.post(`${base}/api/tables/${id}/join`, { data: {} });
  await page.locator("li", { hasText: "Bruno" }).waitFor();
  for (const [width, height] of [
    [1920, 1080],
    [1280, 720],
  ] as const) {
    await resize(page, width, height);
    const list = await boxOf(page, ".seats");
    expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(height);
    const left = await boxOf(page, ".invite");
    expect((left?.y ?? 0) + (left?.height ?? 0)).toBeLessThanOrEqual(height);
  }
  expect(await serious(page)).toEqual([]);
  expect(await pressable(page)).toEqual([]);
  fine(errors);
  for (const one of [host.page, friend.page, page]) await one.context().close();
});

test.each(SOME)("%s: the television, a spectator, a phone as a hand", async (game) => {
  const { page, errors } = await visitor(browser, "phone", QUICK);
  const tv = await visitor(browser, "television", QUICK);
  const wanted = { game, players: factsOf(game).many, bots: "rookie" };
  const table = await begin(base, [page], wanted);
  await page.goto(`${base}/hand/${table}`);
  await asked(page);
  await tv.page.goto(`${base}/watch/${table}`);
  const news = tv.page.locator(".news .move");
  await news.waitFor();
  // The last move stays, in large letters; nothing moves and nothing has to be pressed.
  const board = await boxOf(tv.page, ".watch > .board");
  for (let i = 0; i < 3; i++) {
    await reply(page);
    await asked(page);
    await expect.poll(() => news.innerText()).not.toBe("");
    expect(await boxOf(tv.page, ".watch > .board")).toEqual(board);
  }
  const size = await tv.page
    .locator(".news .move p")
    .evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize) * one.currentCSSZoom);
  expect(size).toBeGreaterThan(35);
  expect(await pressable(tv.page)).toEqual([]);
  expect(await tv.page.getByRole("log").innerText()).not.toBe("");
  expect(await tv.page.locator(".side .more:visible").count()).toBe(0); // nothing to unfold
  const { code } = (await (await page.request.get(`${base}/api/tables/${table}`)).json()) as {
    code: string;
  };
  await tv.page.locator("header").getByText(code).waitFor();
  expect(await serious(tv.page)).toEqual([]);

  // A phone as a hand: everybody by name, and nothing beside the screen.
  const names = await page.locator(".drivers .name").allInnerTexts();
  expect(names.filter((name) => name.trim() !== "")).toHaveLength(wanted.players);
  for (const name of await page.locator(".drivers .name").all()) {
    expect(await name.isVisible()).toBe(true);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const strip = page.locator("ol.drivers > li");
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const) {
    await resize(page, width, height);
    const rows = await strip.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().top),
    );
    expect(Math.max(...rows) - Math.min(...rows)).toBeLessThan(2); // side by side
  }
  // The same at a table on a phone, however small.
  await page.goto(`${base}/table/${table}`);
  await asked(page);
  await resize(page, 360, 640);
  expect(await page.locator(".drivers .name:visible").count()).toBe(wanted.players);

  // Who comes without a seat is told so, and has the board, the log and no empty place for cards.
  await tv.page.goto(`${base}/table/${table}`);
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await tv.page.setViewportSize({ width, height });
    await tv.page.getByText("You’re watching").waitFor();
    await tv.page.getByRole("log").waitFor();
    await settled(tv.page);
    const bar = await boxOf(tv.page, ".dock");
    expect(bar?.height).toBeLessThan(110);
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(height);
  }
  expect(await tv.page.locator(".dock > .cards").count()).toBe(0);
  fine([...errors, ...tv.errors]);
  for (const one of [page, tv.page]) await one.context().close();
});
