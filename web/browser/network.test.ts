/** A home network: invitations that others can use, and pages over plain http. */
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { browser } from "./browser";
import { asked, fine, HOME_NETWORK, playNow, serious, visitor } from "./house";
import { longer } from "./longer";

const base = inject("base");
const there = base.replace("127.0.0.1", HOME_NETWORK);

/** At a table of one's own, where one would invite; its id. */
async function inviting(page: Page, at: string): Promise<string> {
  await page.goto(at);
  await playNow(page);
  await asked(page);
  // On a phone it is in the menu.
  const invite = page.getByRole("button", { name: "Invite" });
  if (!(await invite.isVisible())) await page.getByRole("button", { name: "This table" }).click();
  await invite.click();
  return page.url().split("/").at(-1) ?? "";
}

const scanned = (page: Page): Promise<string | null> =>
  page.locator("dialog [data-link]").getAttribute("data-link");

test("who opened 127.0.0.1 invites by the addresses of the network", async () => {
  const { page, errors } = await visitor(browser, "phone", { pace: "skip" });
  const home = ["http://192.168.1.20:8765", "http://10.8.0.3:8765"];
  await page.route("**/api/reach", (route) => route.fulfill({ json: { addresses: home } }));
  const table = await inviting(page, base);
  for (const address of [...home, home[0]]) {
    expect(await scanned(page)).toBe(`${address}/table/${table}`);
    await page.getByText(`${address}/table/${table}`).waitFor();
    await page.getByRole("button", { name: "Another address" }).click();
  }
  await page.context().close();
  fine(errors);
});

longer("where nobody else can come, nothing is to be scanned, and it is said", async () => {
  const { page, errors } = await visitor(browser, "phone", { pace: "skip" });
  await inviting(page, base);
  await page.getByText("Only this computer can open this link.").waitFor();
  expect(await page.locator("dialog [data-link]").count()).toBe(0);
  await page.context().close();
  fine(errors);
});

test("over plain http the link is right, can be copied, and what is missing is said", async () => {
  const { page, errors } = await visitor(browser, "wide", { pace: "skip" });
  const table = await inviting(page, there);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  expect(await scanned(page)).toBe(`${there}/table/${table}`);
  await page.getByRole("button", { name: "Copy the link" }).click();
  await page.getByText("Copied").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("tab", { name: "Chat" }).click();
  await page.getByPlaceholder("Write a message").focus();
  await page.keyboard.press("Control+V");
  expect(await page.getByPlaceholder("Write a message").inputValue()).toBe(
    `${there}/table/${table}`,
  );
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByText("With https they do both").waitFor();
  // At home it stands where the games could be kept on this device.
  await page.goto(there);
  await page.locator(".lists").getByText("With https they do both").waitFor();
  expect(await page.getByRole("button", { name: /Keep/ }).count()).toBe(0);
  expect(await serious(page)).toEqual([]);
  await page.context().close();
  fine(errors);
});
