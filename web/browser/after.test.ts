/** What surrounds a race: the rules, the chat, and everything after the end. */
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { browser } from "./browser";
import { SOME } from "./facts";
import { asked, fine, playNow, serious, setUp, sitDown, visitor } from "./house";
import { lookAway, reply } from "./play";

const base = inject("base");
const QUICK = { pace: "skip" };

async function toTheEnd(page: Page): Promise<string> {
  await page.goto(base);
  await playNow(page);
  await asked(page);
  return lookAway(base, page);
}

test.each(SOME)("%s: the rules beside the board, at a ruling", async (game) => {
  const { page, errors } = await visitor(browser, "wide", QUICK);
  await page.goto(base);
  await playNow(page, game);
  await asked(page);
  await page.getByRole("tab", { name: "Rules" }).click();
  await page.getByRole("button", { name: "The full rules" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.locator("article h3").first().waitFor();
  expect(await serious(page)).toEqual([]);
  const named = dialog.getByRole("button", { name: /^[A-Z]{2}-\d+$/ }).first();
  const ruling = await named.innerText();
  await named.click();
  await page.waitForFunction((id) => document.activeElement?.id === id, ruling);
  await page.goto(`${base}/rules/${game}#${ruling}`);
  await page.waitForFunction((id) => document.activeElement?.id === id, ruling);
  expect(await serious(page)).toEqual([]);
  fine(errors);
});

test("after the race: the dice are verified and the game is watched again", async () => {
  const { page, errors } = await visitor(browser, "wide", QUICK);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const table = await toTheEnd(page);
  await page.getByRole("button", { name: "Check the shuffle" }).click();
  await page.getByText("The shuffle was fair.").waitFor();
  // This device has seen the promise and given its own share: nothing is left open.
  expect(await page.getByRole("dialog").locator("li.right").count()).toBe(5);
  expect(await serious(page)).toEqual([]);
  await page.keyboard.press("Escape");

  await page.getByRole("link", { name: "Watch the replay" }).click();
  await page.getByText(/^Moment 0 of/).waitFor();
  expect(await serious(page)).toEqual([]);
  await page.getByRole("button", { name: "Step forward" }).click();
  await page.getByText(/^Moment 1 of/).waitFor();
  const jump = page.getByRole("combobox", { name: "Jump to" });
  await jump.selectOption({ index: 3 });
  const there = await page.getByText(/^Moment \d+ of/).innerText();
  expect(there).not.toMatch(/^Moment [01] of/);
  expect(await page.locator("ul.hand").count()).toBe(0);
  await page.getByRole("combobox", { name: "Seen by" }).selectOption({ index: 2 });
  await page.locator("ul.hand").waitFor();
  expect(await page.getByText(/^Moment \d+ of/).innerText()).toBe(there);
  await page.getByRole("button", { name: "Share this moment" }).click();
  const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain(`/replay/${table}#`);
  const link = await copied();

  const friend = await visitor(browser, "phone", QUICK);
  await friend.page.goto(link);
  await friend.page.locator("ul.hand").waitFor();
  expect(await friend.page.getByText(/^Moment \d+ of/).innerText()).toBe(there);
  expect(
    await friend.page.evaluate(() => document.documentElement.scrollWidth),
  ).toBeLessThanOrEqual(390);
  fine(errors);
  fine(friend.errors);
});

test("a player's own television shows no secret", async () => {
  const { page, errors } = await visitor(browser, "wide", QUICK);
  await page.goto(base);
  await playNow(page);
  await asked(page);
  const screen = await page.context().newPage();
  const frames: string[] = [];
  screen.on("websocket", (socket) =>
    socket.on("framereceived", (frame) => frames.push(String(frame.payload))),
  );
  await screen.goto(page.url().replace("/table/", "/watch/"));
  await screen.locator("main.frame").waitFor();
  for (let i = 0; i < 4 && (await asked(page)) === "question"; i++) await reply(page);
  await expect.poll(() => frames.length).toBeGreaterThan(2);
  for (const frame of frames) {
    const message = JSON.parse(frame) as { type: string; moment?: unknown };
    const moment = (message.type === "hello" ? message.moment : message) as {
      view?: { seat: number | null };
      decision?: unknown;
      events?: { event: { to: number | null } }[];
    };
    if (!moment.view) continue;
    expect(moment.view.seat).toBeNull();
    expect(moment.decision).toBeNull();
    expect(moment.events?.every(({ event }) => event.to === null)).toBe(true);
  }
  fine(errors);
});

test("somebody who talks too much is muted", async () => {
  const host = await visitor(browser, "wide", QUICK);
  const friend = await visitor(browser, "wide", QUICK);
  await host.page.goto(base);
  await setUp(host.page);
  await host.page.getByRole("button", { name: "Create the table" }).click();
  await host.page.getByRole("heading", { name: "Who drives?" }).waitFor();
  await friend.page.goto(host.page.url());
  await sitDown(friend.page, "Bea");
  await host.page.getByRole("button", { name: "Start", exact: true }).click();
  for (const { page } of [host, friend]) await page.getByRole("tab", { name: "Chat" }).click();
  await friend.page.getByRole("button", { name: "Good luck!" }).click();
  const chat = host.page.getByRole("list", { name: "Chat" });
  await chat.getByText("Good luck!").waitFor();
  await host.page.getByRole("button", { name: /^Mute/ }).click();
  await chat.getByText("Good luck!").waitFor({ state: "detached" });
  await friend.page.getByRole("button", { name: "Thank you!" }).click();
  await friend.page.getByRole("list", { name: "Chat" }).getByText("Thank you!").waitFor();
  expect(await chat.getByText("Thank you!").count()).toBe(0);
  await host.page.getByRole("button", { name: /^Unmute/ }).click();
  await friend.page.getByRole("button", { name: "Hello!" }).click();
  await chat.getByText("Hello!").waitFor();
  expect(await serious(host.page)).toEqual([]);
  fine([...host.errors, ...friend.errors]);
});
