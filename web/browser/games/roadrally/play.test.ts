/** Road Rally as people meet it: a real server, a real Chromium. */
import { expect, inject, test } from "vitest";
import { browser } from "../../browser";
import {
  asked,
  fine,
  firstAsked,
  LIVELY,
  playNow,
  serious,
  visitor,
  setUp,
  sitDown,
} from "../../house";
import { longer } from "../../longer";
import { playOn } from "../../play";
import { answer } from "./answer";

const base = inject("base");
const QUICK = { pace: "skip" };
const GAME = "roadrally";

// Every number of players and every variant: long/games.test.ts.
test("a newcomer plays a whole game against bots", async () => {
  const { page, errors } = await visitor(browser, "wide", QUICK, LIVELY);
  await page.goto(base);
  await page.getByRole("button", { name: "Play now" }).first().waitFor();
  expect(await serious(page)).toEqual([]);
  await playNow(page, GAME);
  let decisions = 0;
  await playOn(base, page, 10, async () => {
    if (decisions === 0) expect(await serious(page)).toEqual([]);
    await answer(page);
    decisions += 1;
  });
  expect(decisions).toBeGreaterThan(5);
  // How every point was made adds up to the total, for everybody.
  for (const row of await page.locator(".result tbody tr").all()) {
    const points = (await row.locator("td").allInnerTexts()).map(Number);
    const total = points.pop();
    expect(points.reduce((a, b) => a + b, 0)).toBe(total);
  }
  expect(await serious(page)).toEqual([]);
  const before = page.url();
  await page.getByRole("button", { name: "Play again" }).click();
  await page.waitForURL((url) => url.href !== before);
  expect(await asked(page)).toBe("question"); // against bots it begins at once
  fine(errors);
});

longer("a table is set up, a friend comes by its link, and they play with a bot", async () => {
  const host = await visitor(browser, "wide", QUICK);
  const friend = await visitor(browser, "phone", QUICK);
  await host.page.goto(base);
  await setUp(host.page, GAME);
  const count = host.page.getByRole("group", { name: "How many players?" });
  await count.getByRole("radio", { name: "3" }).check({ force: true });
  await host.page.getByRole("button", { name: "Create the table" }).click();
  await host.page.getByRole("heading", { name: "Who drives?" }).waitFor();
  expect(await serious(host.page)).toEqual([]);
  const address = host.page.url();
  await friend.page.goto(address);
  await sitDown(friend.page, "Bea");
  await host.page.getByRole("button", { name: "Start", exact: true }).click();
  for (let i = 0; i < 4; i++) {
    const turn = await firstAsked([host.page, friend.page]);
    await answer(turn);
  }
  expect(await serious(friend.page)).toEqual([]);
  for (const one of [host, friend]) fine(one.errors);
});

test("before confirming one sees where the car will stop", async () => {
  const { page, errors } = await visitor(browser, "wide", QUICK);
  await page.goto(base);
  await playNow(page, GAME);
  await asked(page);
  expect(await page.locator(".ghost").count()).toBe(0);
  await page.locator("ul.hand button:not(:disabled)").last().click();
  await page.locator(".ghost").first().waitFor({ state: "attached" });
  fine(errors);
});

longer("a stage's question leads to its ruling", async () => {
  const { page, errors } = await visitor(browser, "wide", QUICK);
  await page.goto(base);
  await playNow(page, GAME);
  let led = false;
  while (!led && (await asked(page)) === "question") {
    const link = page.locator(".asked").getByRole("button", { name: /RR-15/ });
    if (await link.count()) {
      await link.click();
      await page.waitForFunction(() => document.activeElement?.id === "RR-15");
      led = true;
    } else await answer(page);
  }
  expect(await page.locator("#RR-15").count()).toBe(1);
  fine(errors);
});
