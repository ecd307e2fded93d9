/** Nobody is left waiting: who is away, bots for people, sitting down with a name, the clocks. */
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { browser } from "./browser";
import { seatFor } from "./cast";
import { ANY, SOME } from "./facts";
import { asked, fine, playNow, setUp, sitDown, visitor } from "./house";
import { longer } from "./longer";
import { begin } from "./play";

const base = inject("base");
const QUICK = { pace: "skip" };

/** The host's patience is at its end at once, as this page is told. */
async function impatient(page: Page): Promise<void> {
  await page.routeWebSocket(/\/socket/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => {
      const message = JSON.parse(String(text)) as { table?: { patience: number | null } };
      if (message.table) message.table.patience = 0;
      socket.send(JSON.stringify(message));
    });
  });
}

const plate = (page: Page, name: string) => page.locator("ol.drivers > li", { hasText: name });

test.each(SOME)("%s: bots and who is away are marked, and there is a way out", async (game) => {
  const host = await visitor(browser, "phone", QUICK);
  const friend = await visitor(browser, "wide", QUICK);
  await impatient(host.page);
  const table = await begin(base, [host.page, friend.page], { game, players: 3 });
  await host.page.goto(`${base}/table/${table}`);
  await host.page.locator(".sign.away").waitFor();
  expect(await plate(host.page, "Bruno").locator(".unseen").first().textContent()).toMatch(/Away/);
  expect(await host.page.locator(".sign.bot").count()).toBe(1);
  // The menu has it whoever is asked; the server still knows better how long it was.
  await host.page.getByRole("button", { name: "This table" }).click();
  const menu = host.page.getByRole("dialog");
  await menu.getByRole("button", { name: /Let a bot play for Bruno/ }).click();
  await host.page.getByText("Bruno has only just stepped away.").waitFor();
  await friend.page.goto(`${base}/table/${table}`);
  await host.page.locator(".sign.away").waitFor({ state: "detached" });
  fine([...host.errors, ...friend.errors]);
});

test("a bot drives for me, and one tap brings me back; giving up is for good", async () => {
  const { page, errors } = await visitor(browser, "wide", QUICK);
  const friend = await visitor(browser, "wide", QUICK);
  const table = await begin(base, [page, friend.page], { game: ANY, players: 3 });
  for (const one of [page, friend.page]) await one.goto(`${base}/table/${table}`);
  const tv = await visitor(browser, "television", QUICK);
  await tv.page.goto(`${base}/watch/${table}`);
  const told = tv.page.getByRole("log");
  await page.getByRole("button", { name: "This table" }).click();
  await page.getByRole("button", { name: "Let a bot play for me" }).click();
  await page.keyboard.press("Escape");
  await friend.page.locator(".sign.stand-in").waitFor();
  await friend.page.getByText("A bot takes the wheel for Ada.").first().waitFor();
  await told.getByText("A bot takes the wheel for Ada.").waitFor({ state: "attached" });
  await page.getByText("A bot is playing for you.").waitFor();
  await page.locator(".bar").getByRole("button", { name: "Take back my seat" }).click();
  await friend.page.getByText("Ada is back at the wheel.").first().waitFor();

  await page.getByRole("button", { name: "This table" }).click();
  await page.getByRole("button", { name: "Give up" }).click();
  await page.getByRole("button", { name: "Yes, give up" }).click();
  await page.getByRole("button", { name: "Play now" }).first().waitFor();
  await friend.page.getByText("Ada gives up.").first().waitFor();
  await told.getByText("Ada gives up.").waitFor({ state: "attached" });
  expect(await friend.page.locator(".sign.gave-up").count()).toBe(1);
  fine([...errors, ...friend.errors, ...tv.errors]);
});

test("the clock is on the plate of who is asked, and says what is reserve", async () => {
  const { page, errors } = await visitor(browser, "wide", QUICK);
  // So much that a slow machine does not come to the reserve.
  const pace = { kind: "live", seconds: 590, reserve: 120 };
  const table = await begin(base, [page], { game: ANY, players: 3, bots: "rookie", pace });
  await page.goto(`${base}/table/${table}`);
  await asked(page);
  const clock = page.locator("li.me [role=timer]");
  expect(await clock.innerText()).toMatch(/\d:\d\d.*\+2:00/s);
  expect(await page.locator("[role=timer]").count()).toBe(1);
  fine(errors);
});

test("a new table does not move; who comes says a name, and may change it", async () => {
  const host = await visitor(browser, "wide", QUICK);
  const friend = await visitor(browser, "phone", QUICK);
  await host.page.goto(base);
  await setUp(host.page);
  const dialog = host.page.getByRole("dialog");
  const top = async (): Promise<number | undefined> => (await dialog.boundingBox())?.y;
  const before = await top();
  for (const rules of await dialog.getByRole("group", { name: "Rules" }).getByRole("radio").all()) {
    await rules.check({ force: true });
    expect(await top()).toBe(before);
  }
  await dialog
    .getByRole("group", { name: "Rules" })
    .getByRole("radio")
    .first()
    .check({ force: true });
  await dialog.getByPlaceholder("Your name").fill("Marie");
  await dialog.getByRole("button", { name: "Create the table" }).click();
  await host.page.locator("li.own", { hasText: "Marie" }).waitFor();
  await host.page.getByText("no limit").waitFor();

  // The code is on the first screen of a phone.
  const code = await host.page.locator(".invite .code").innerText();
  await friend.page.goto(base);
  const field = friend.page.getByRole("textbox", { name: "Have a code?" });
  expect((await field.boundingBox())?.y).toBeLessThan(400);
  await field.fill(code);
  await friend.page.getByRole("button", { name: "Join" }).click();
  await sitDown(friend.page, "Jo");
  await host.page.locator("li", { hasText: "Jo" }).first().waitFor();
  await friend.page.locator("li.own").getByRole("button", { name: "Change name" }).click();
  await friend.page.getByRole("dialog").getByRole("textbox").first().fill("Joana");
  await friend.page.getByRole("button", { name: "Save" }).click();
  await host.page.locator("li", { hasText: "Joana" }).first().waitFor();

  // Who is known sits down with one step; what is said meanwhile shows on the closed panel.
  await friend.page.getByRole("button", { name: "Leave the table" }).click();
  await friend.page.goto(host.page.url());
  await friend.page.getByRole("button", { name: "Sit here" }).first().click();
  await friend.page.locator("li.own", { hasText: "Joana" }).waitFor();
  await host.page.getByRole("button", { name: "Start", exact: true }).click();
  await friend.page.locator(".bar").waitFor();
  await host.page.getByRole("tab", { name: "Chat" }).click();
  await host.page.getByRole("button", { name: "Good luck!" }).click();
  await friend.page.getByRole("button", { name: /1 new message/ }).click();
  await friend.page.getByRole("tab", { name: /Chat/ }).click();
  await friend.page.getByText("Good luck!").first().waitFor();
  await friend.page.keyboard.press("Escape");
  expect(await friend.page.locator(".unread").count()).toBe(0);
  fine([...host.errors, ...friend.errors]);
});

test("my name on another device, and my tables with it", async () => {
  const laptop = await visitor(browser, "wide", QUICK);
  const phone = await visitor(browser, "phone", QUICK);
  const table = await begin(base, [laptop.page], { game: ANY, players: 3 });
  await laptop.page.goto(base);
  await laptop.page.getByRole("button", { name: "Ada" }).click();
  await laptop.page.getByText("Use your name on another device").first().click();
  await laptop.page.getByRole("button", { name: "Show a code" }).click();
  const code = await laptop.page.locator(".devices .code").innerText();
  await phone.page.goto(base);
  await phone.page.getByRole("button", { name: "Settings" }).click();
  await phone.page.getByText("Use your name on another device").last().click();
  await phone.page.getByRole("textbox", { name: "Code from your other device" }).fill(code);
  await phone.page.getByRole("button", { name: "That’s me" }).click();
  await phone.page.getByText("Welcome back, Ada!").waitFor();
  await phone.page.goto(base);
  await phone.page.locator(`a[href="/table/${table}"]`).waitFor();
  fine([...laptop.errors, ...phone.errors]);
});

longer("a race for everybody to see is found and watched; giving up alone ends it", async () => {
  const { page, errors } = await visitor(browser, "wide", QUICK);
  const watcher = await visitor(browser, "phone", QUICK);
  await page.goto(base);
  await setUp(page);
  await page.getByRole("switch", { name: "Anyone may join" }).click();
  await seatFor(page, 2, /^Rocco/);
  await page.getByRole("button", { name: "Create the table" }).click();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await asked(page);
  const path = new URL(page.url()).pathname;
  await watcher.page.goto(base);
  await watcher.page.locator(`a[href="${path}"]`, { hasText: "Watch" }).click();
  await watcher.page.locator("main.frame").waitFor();
  await page.getByRole("button", { name: "This table" }).click();
  await page.getByRole("button", { name: "Give up" }).click();
  await page.getByRole("button", { name: "Yes, give up" }).click();
  await watcher.page.getByText("Everybody gave up").waitFor();
  await playNow(page); // and on to the next one
  await asked(page);
  fine([...errors, ...watcher.errors]);
});
