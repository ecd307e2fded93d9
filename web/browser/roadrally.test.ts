/** Road Rally as people meet it: a real server, a real Chromium. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  answer,
  asked,
  fine,
  firstAsked,
  goneOn,
  openBrowser,
  stepOf,
  playNow,
  serious,
  visitor,
} from "./house";
import { startServer, type TestServer } from "./server";

let server: TestServer;
let browser: Browser;
const QUICK = { pace: "skip" };

beforeAll(async () => {
  server = await startServer("--no-pauses", "--no-limits");
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.end();
});

test("a newcomer plays a whole game against bots", async () => {
  const { page, errors } = await visitor(browser, "wide", QUICK);
  await page.goto(server.base);
  expect(await serious(page)).toEqual([]);
  await playNow(page);
  let decisions = 0;
  while ((await asked(page)) === "question") {
    if (decisions === 0) expect(await serious(page)).toEqual([]);
    await answer(page);
    decisions += 1;
  }
  expect(decisions).toBeGreaterThan(5);
  // How every point was made adds up to the total, for everybody.
  for (const row of await page.locator(".result tbody tr").all()) {
    const points = (await row.locator("td").allInnerTexts()).map(Number);
    const total = points.pop();
    expect(points.reduce((a, b) => a + b, 0)).toBe(total);
  }
  expect(await serious(page)).toEqual([]);
  await page.getByRole("button", { name: "Play again" }).click();
  await page.getByRole("heading", { name: "Who drives?" }).waitFor();
  fine(errors);
});

test("two people in two browsers and a bot; who watches learns no secret", async () => {
  const host = await visitor(browser, "wide", QUICK);
  const friend = await visitor(browser, "phone", QUICK);
  const watcher = await visitor(browser, "wide", QUICK);
  const frames: string[] = [];
  watcher.page.on("websocket", (socket) =>
    socket.on("framereceived", (frame) => frames.push(String(frame.payload))),
  );
  await host.page.goto(server.base);
  await host.page.getByRole("button", { name: "Set up a table" }).first().click();
  const count = host.page.getByRole("group", { name: "How many play?" });
  await count.getByRole("radio", { name: "3" }).check({ force: true });
  await host.page.getByRole("button", { name: "Create the table" }).click();
  await host.page.getByRole("heading", { name: "Who drives?" }).waitFor();
  expect(await serious(host.page)).toEqual([]);
  const address = host.page.url();
  await friend.page.goto(address);
  await friend.page.getByRole("button", { name: "Sit here" }).click();
  await watcher.page.goto(address.replace("/table/", "/watch/"));
  await host.page.getByRole("button", { name: "Start", exact: true }).click();
  await watcher.page.waitForSelector(".watch");
  for (let i = 0; i < 4; i++) {
    const turn = await firstAsked([host.page, friend.page]);
    await answer(turn);
  }
  expect(await serious(friend.page)).toEqual([]);
  const text = frames.join("\n");
  expect(text).toContain('"event":"Drove"');
  expect(text).not.toMatch(/"hand":\[[^\]]/);
  expect(text).not.toMatch(/"stage_cards":\[[^\]]/);
  expect(text).not.toMatch(/DrewCards|LookedAt/);
  expect(text).not.toMatch(/"choices":\[[^\]]/);
  for (const one of [host, friend, watcher]) fine(one.errors);
});

test("by keyboard alone", async () => {
  const { page, errors } = await visitor(browser, "wide", QUICK);
  await page.goto(server.base);
  await page.getByRole("button", { name: "Play now" }).first().waitFor();
  const focused = (): Promise<string> =>
    page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");
  for (let i = 0; i < 30 && (await focused()) !== "Play now"; i++) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  for (let i = 0; i < 8; i++) {
    if ((await asked(page)) === "result") break;
    await page.waitForFunction(() => document.activeElement !== document.body);
    const before = await stepOf(page);
    if (await page.evaluate(() => document.activeElement?.closest("ul.hand") !== null)) {
      await page.keyboard.press("Space");
    }
    await page.keyboard.press("Enter");
    await goneOn(page, before);
  }
  fine(errors);
});

test("the server goes and comes back in the middle", async () => {
  const { page, errors } = await visitor(browser, "wide", QUICK);
  await page.goto(server.base);
  await playNow(page);
  await asked(page);
  const hand = await page.locator("ul.hand").innerText();
  await server.stop();
  await page.locator(".line p").waitFor();
  await server.start();
  await page.locator(".line p").waitFor({ state: "detached" });
  await asked(page);
  expect(await page.locator("ul.hand").innerText()).toBe(hand);
  await answer(page);
  fine(errors);
});

test("the phone in the hand", async () => {
  const { page, errors } = await visitor(browser, "phone", QUICK);
  await page.goto(server.base);
  await playNow(page);
  await asked(page);
  await page.goto(page.url().replace("/table/", "/hand/"));
  for (let i = 0; i < 3 && (await asked(page)) === "question"; i++) await answer(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await serious(page)).toEqual([]);
  fine(errors);
});

test("an address that leads nowhere says so calmly", async () => {
  const { page, errors } = await visitor(browser);
  for (const path of ["/table/not-a-table-at-all", "/join/XXXXXX", "/what/is/this"]) {
    await page.goto(server.base + path);
    await page.getByRole("heading", { name: "Wrong turn" }).waitFor();
    expect(await serious(page)).toEqual([]);
  }
  await page.getByRole("link", { name: "Home" }).click();
  await page.getByRole("button", { name: "Play now" }).first().waitFor();
  fine(errors);
});
