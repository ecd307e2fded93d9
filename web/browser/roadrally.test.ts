/** Road Rally as people meet it: a real server, a real Chromium. */
import { afterEach, expect, inject, test } from "vitest";
import { browser } from "./browser";
import {
  answer,
  asked,
  everybodyLeaves,
  fine,
  firstAsked,
  LIVELY,
  playNow,
  serious,
  visitor,
} from "./house";

const base = inject("base");
const QUICK = { pace: "skip" };

afterEach(() => everybodyLeaves(browser));

test("a newcomer plays a whole game against bots", async () => {
  const { page, errors } = await visitor(browser, "wide", QUICK, LIVELY);
  await page.goto(base);
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

test("a table is set up, a friend comes by its link, and they play with a bot", async () => {
  const host = await visitor(browser, "wide", QUICK);
  const friend = await visitor(browser, "phone", QUICK);
  await host.page.goto(base);
  await host.page.getByRole("button", { name: "Set up a table" }).first().click();
  const count = host.page.getByRole("group", { name: "How many play?" });
  await count.getByRole("radio", { name: "3" }).check({ force: true });
  await host.page.getByRole("button", { name: "Create the table" }).click();
  await host.page.getByRole("heading", { name: "Who drives?" }).waitFor();
  expect(await serious(host.page)).toEqual([]);
  const address = host.page.url();
  await friend.page.goto(address);
  await friend.page.getByRole("button", { name: "Sit here" }).click();
  await host.page.getByRole("button", { name: "Start", exact: true }).click();
  for (let i = 0; i < 4; i++) {
    const turn = await firstAsked([host.page, friend.page]);
    await answer(turn);
  }
  expect(await serious(friend.page)).toEqual([]);
  for (const one of [host, friend]) fine(one.errors);
});

test("an address that leads nowhere says so calmly", async () => {
  const { page, errors } = await visitor(browser);
  for (const path of ["/table/not-a-table-at-all", "/join/XXXXXX", "/what/is/this"]) {
    await page.goto(base + path);
    await page.getByRole("heading", { name: "Wrong turn" }).waitFor();
    expect(await serious(page)).toEqual([]);
  }
  await page.getByRole("link", { name: "Home" }).click();
  await page.getByRole("button", { name: "Play now" }).first().waitFor();
  fine(errors);
});
