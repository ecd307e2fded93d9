/** A first visit while Python is still on its way: there is something to look at, and to read. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { browser } from "../browser";
import { fine, visitor } from "../house";
import { startStatic, type StaticHost } from "../static";
import { goTo, home } from "./inside";

let host: StaticHost;
beforeAll(async () => {
  host = await startStatic();
});
afterAll(() => host.end());

test("home and the first picture of a lesson are there before Python is, and bytes are counted", async () => {
  const { page, errors } = await visitor(browser, "wide", {}, { serviceWorkers: "block" });
  let come = (): void => undefined;
  const held = new Promise<void>((resolve) => (come = resolve));
  await page.context().route(/\.wasm$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(host.base);
  await home(page);
  const coming = page.getByText(/^Getting the games ready: \d+\.\d of \d+\.\d MB$/);
  await coming.waitFor();
  const link = page.locator("article a[href*='/learn/']").first();
  const lesson = (await link.getAttribute("href")) ?? "";
  await goTo(page, host.base, lesson.slice(1));
  await page.locator("header h1").waitFor();
  await page.locator(".frame").waitFor();
  expect(await coming.count()).toBe(1);
  come();
  await coming.waitFor({ state: "detached" });
  await page.context().close();
  fine(errors);
});
