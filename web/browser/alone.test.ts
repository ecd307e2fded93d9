/** A host to which nobody can be invited: pages leave out what it cannot do, and the rest works. */
import type { Page } from "playwright-core";
import { expect, inject } from "vitest";
import { browser } from "./browser";
import { ANY } from "./facts";
import { asked, fine, playNow, serious, setUp, visitor } from "./house";
import { longer } from "./longer";
import { letBotPlay, reply } from "./play";

const base = inject("base");

/** The same client, whose host says that it cannot invite. How often it was made to say so. */
async function cannotInvite(page: Page): Promise<() => number> {
  let said = 0;
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/\bcan=\{invite:!0,/g, () => {
      said += 1;
      return "can={invite:!1,";
    });
    await route.fulfill({ response, body });
  });
  return () => said;
}

longer("from home to the replay", async () => {
  const options = { serviceWorkers: "block" } as const;
  const { page, errors } = await visitor(browser, "wide", { pace: "skip" }, options);
  const said = await cannotInvite(page);
  await page.goto(base);
  await page.getByRole("button", { name: "Play now" }).first().waitFor();
  expect(said()).toBe(1);
  expect(await page.getByRole("heading", { name: "Have a code?" }).count()).toBe(0);
  expect(await page.getByRole("textbox").count()).toBe(0);

  await setUp(page, ANY);
  const seats = page.getByRole("button", { name: /^Seat \d:/ });
  expect(await seats.count()).toBeGreaterThan(0);
  for (const seat of await seats.all())
    expect(await seat.innerText()).toContain("as strong as you");
  await seats.first().click();
  expect(await page.getByRole("radio", { name: "player", exact: true }).count()).toBe(0);
  await page.getByRole("button", { name: "Done" }).click();
  expect(await page.getByRole("switch").count()).toBe(1); // hints, but not open to everybody
  await page.getByRole("button", { name: "Create the table" }).click();
  await page.getByRole("heading", { name: "Who drives?" }).waitFor();
  expect(await page.getByRole("heading", { name: "Invite" }).count()).toBe(0);
  expect(await serious(page)).toEqual([]);

  await page.goto(base);
  await playNow(page, ANY);
  await asked(page);
  expect(await page.getByRole("button", { name: "Invite" }).count()).toBe(0);
  await page.getByRole("button", { name: "This table" }).click();
  await page.getByRole("button", { name: "Let a bot play for me" }).waitFor();
  expect(await page.getByRole("dialog").getByRole("link").count()).toBe(0);
  expect(await serious(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await reply(page);
  const table = page.url().split("/").at(-1) ?? "";
  await letBotPlay(base, page, table);
  await page.locator(".result").waitFor({ timeout: 300_000 });
  await page.goto(`${base}/replay/${table}`);
  await page.getByText(/^Moment 0 of/).waitFor();
  expect(await page.getByRole("button", { name: "Share this moment" }).count()).toBe(0);
  expect(await page.getByRole("link", { name: "Download the record" }).count()).toBe(1);
  fine(errors);
});
