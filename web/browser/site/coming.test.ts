/** A first visit while Python is still on its way: there is something to look at, and to read. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { browser } from "../browser";
import { fine, visitor } from "../house";
import { startStatic, type StaticHost } from "../static";
import { home } from "./inside";

let host: StaticHost;
beforeAll(async () => {
  host = await startStatic();
});
afterAll(() => host.end());

test("home and the first picture of a lesson are there before Python is, and bytes are counted", async () => {
  const { page, errors } = await visitor(browser);
  host.hold(/\.wasm$/); // and with it Python: the rest of it comes, and is counted
  await page.goto(host.base);
  await home(page);
  const coming = page.getByText(/^\s*Getting the games ready: \d+\.\d of \d+\.\d MB\s*$/);
  await coming.waitFor();
  await page.locator("article a[href*='/learn/']").first().click();
  await page.locator("header h1").waitFor();
  await page.locator("main.frame").waitFor();
  expect(await coming.count()).toBe(1);
  host.hold(null);
  await coming.waitFor({ state: "detached" });
  await page.context().close();
  fine(errors);
});
