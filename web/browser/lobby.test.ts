/** Tables of strangers: found among many, left at the host's word, and a device signed out. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { browser } from "./browser";
import { check } from "./check";
import { GAMES } from "./facts";
import { fine, first, sitDown, visitor } from "./house";
import { longer } from "./longer";
import { startServer, type TestServer } from "./server";

// Its own: nobody else's home is full of strangers.
let server: TestServer;
let base = "";
const QUICK = { pace: "skip" };

beforeAll(async () => {
  server = await startServer("--no-pauses", "--no-limits");
  base = server.base;
});
afterAll(() => server.end());

async function asked(page: Page, method: string, path: string, data?: unknown): Promise<unknown> {
  const answer = await page.request.fetch(`${base}/api/${path}`, { method, data });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}

/** Somebody with a public table; where it is. */
async function hosting(page: Page, name: string, people: number): Promise<string> {
  await asked(page, "POST", "me", { nickname: name });
  const seats = Array.from({ length: people }, () => "person");
  const wanted = { game: GAMES[0], seats, public: true };
  const table = (await asked(page, "POST", "tables", wanted)) as { id: string };
  return `${base}/table/${table.id}`;
}

test("a table is found among many, also on a phone", async () => {
  const hosts = await visitor(browser, "wide", QUICK);
  for (let n = 0; n < 54; n++) await hosting(hosts.page, `Stranger ${n}`, 3);
  const wanted = await hosting(hosts.page, "Zebulon", 4);
  for (const size of first(["wide", "phone"] as const)) {
    const { page, errors } = await visitor(browser, size, QUICK);
    await page.goto(base);
    const list = page.locator("section", {
      has: page.getByRole("heading", { name: /free seats/ }),
    });
    const cards = list.getByRole("listitem");
    await list.getByRole("button", { name: /Show all/ }).click();
    const shown = await cards.count();
    expect(shown).toBe(50);
    await list.getByRole("button", { name: "More tables" }).click();
    await expect.poll(() => cards.count()).toBeGreaterThan(shown);
    if (size === "wide") await check(page, "home with many tables");

    await list.getByRole("searchbox").fill("zebu");
    await expect.poll(() => cards.count()).toBe(1);
    expect(await cards.getByRole("link").getAttribute("href")).toBe(new URL(wanted).pathname);
    await list.getByRole("combobox", { name: "Free seats" }).selectOption("4");
    await list.getByText("No such table at the moment.").waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      page.viewportSize()?.width ?? 0,
    );
    await page.context().close();
    fine(errors);
  }
  await hosts.page.context().close();
});

test("who was removed comes back only if invited again", async () => {
  const [host, guest] = [await visitor(browser, "phone", QUICK), await visitor(browser, "wide")];
  const table = await hosting(host.page, "Yolanda", 3);
  await host.page.goto(table);
  await guest.page.goto(table);
  await sitDown(guest.page, "Xaver");
  await host.page.getByRole("button", { name: "Remove Xaver from the table" }).click();
  const again = host.page.getByRole("button", { name: "Invite Xaver again" });
  await again.waitFor();
  await check(host.page, "waiting room, somebody removed");
  await guest.page.getByRole("button", { name: "Sit here" }).first().click();
  await guest.page.getByText("The host has asked you to leave this table.").waitFor();
  await again.click();
  await again.waitFor({ state: "detached" });
  await guest.page.getByRole("button", { name: "Sit here" }).first().click();
  await host.page.getByRole("button", { name: "Remove Xaver from the table" }).waitFor();
  fine([...host.errors, ...guest.errors]);
  for (const { page } of [host, guest]) await page.context().close();
});

longer("signing out everywhere else ends what another device sees", async () => {
  const [here, there] = [await visitor(browser, "wide", QUICK), await visitor(browser, "phone")];
  const table = await hosting(here.page, "Wanda", 3);
  const { code } = (await asked(here.page, "POST", "me/code")) as { code: string };
  await asked(there.page, "POST", "me/claim", { code });
  await there.page.goto(table);
  await there.page.getByText("Wanda").first().waitFor();
  await here.page.goto(base);
  await here.page.getByRole("button", { name: "Settings" }).click();
  const settings = here.page.getByRole("dialog", { name: "Settings" });
  await settings.getByText("Use your name on another device").click();
  await settings.getByRole("button", { name: "Sign out everywhere else" }).click();
  await settings.getByText("Signed out on 1 other device.").waitFor();
  await check(here.page, "settings, signed out elsewhere");
  await there.page.getByText("You have been signed out on this device.").waitFor();
  fine([...here.errors, ...there.errors]);
  for (const { page } of [here, there]) await page.context().close();
});
