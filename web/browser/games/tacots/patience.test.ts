/** The patience: numbered deals, second thoughts and the list of the best, in a real Chromium. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { browser } from "../../browser";
import { asked, fine, serious, setUp, visitor } from "../../house";
import { reply } from "../../play";
import { startServer, type TestServer } from "../../server";

let server: TestServer;
const QUICK = { pace: "skip" };

beforeAll(async () => {
  server = await startServer("--no-pauses", "--no-limits");
});
afterAll(async () => {
  await server.end();
});

const laid = async (page: Page): Promise<number> =>
  Number(await page.locator(".patience .laid strong").innerText());

/** The road on the board, as one who cannot see it is told. */
const road = (page: Page): Promise<string[]> =>
  page
    .locator(".board [aria-label]")
    .evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? "").sort());

async function stop(page: Page): Promise<void> {
  if ((await asked(page)) === "result") return;
  await page.getByRole("button", { name: "Stop here" }).click();
  await page.getByRole("button", { name: "Really stop?" }).click();
  await page.locator(".result").waitFor();
}

async function play(page: Page, moves: number): Promise<void> {
  for (let i = 0; i < moves && (await asked(page)) === "question"; i++) await reply(page);
  await asked(page);
}

test("a numbered deal, taken back, and played again for the list of the best", async () => {
  const { page, errors } = await visitor(browser, "wide", QUICK);
  await page.goto(server.base);
  await page.getByRole("link", { name: "Patience" }).click();
  const number = page.getByRole("textbox", { name: "Deal number" });
  await number.fill("12x");
  expect(await page.getByRole("button", { name: "Play" }).isEnabled()).toBe(false);
  await number.fill("1974");
  expect(await serious(page)).toEqual([]);
  await page.getByRole("button", { name: "Play this deal" }).click();
  await asked(page);
  await page.getByText("Deal 1974").first().waitFor();
  await page.locator(".counts", { hasText: "Counts towards" }).waitFor({ state: "attached" });
  expect(await page.getByRole("button", { name: "Take back" }).count()).toBe(0);

  await play(page, 2);
  const [before, squares] = [await laid(page), await road(page)];
  await play(page, 1);
  expect(await laid(page)).toBe(before + 1);
  // It is said before that the deal would not count any more, and one can think again.
  await page.getByRole("button", { name: "Take back" }).click();
  expect(await serious(page)).toEqual([]);
  await page.getByRole("button", { name: "Play without help" }).click();
  expect(await laid(page)).toBe(before + 1);
  await page.getByRole("button", { name: "Take back" }).click();
  await page.getByRole("button", { name: "Take it back" }).click();
  await page.locator(".counts", { hasText: "For practice" }).waitFor({ state: "attached" });
  await asked(page);
  expect(await laid(page)).toBe(before);
  expect(await road(page)).toEqual(squares);
  // From now on as often as one likes, also after a server that stopped.
  await server.stop();
  await server.start();
  await page.locator(".line p").waitFor({ state: "detached" });
  for (let left = before; left > 0; left--) {
    await page.getByRole("button", { name: "Take back" }).click();
    await page.waitForFunction(
      (cards) => document.querySelector(".patience .laid strong")?.textContent === String(cards),
      left - 1,
    );
  }
  await asked(page);
  expect(await page.getByRole("button", { name: "Take back" }).count()).toBe(0);
  await play(page, 3);
  await stop(page);
  await page.getByText("does not count towards the best results").waitFor();
  await page.getByRole("button", { name: "Check the shuffle" }).click();
  await page.getByText("Nothing was shuffled in secret here.").waitFor();
  expect(await serious(page)).toEqual([]);
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Try this deal again" }).click();
  await page.locator(".result").waitFor({ state: "detached" });
  await page.locator(".counts", { hasText: "Counts towards" }).waitFor({ state: "attached" });
  await play(page, 5);
  const result = await laid(page);
  await stop(page);
  await page.getByText("This result counts").waitFor();
  expect(await page.locator(".ended li").innerText()).toContain(`${result} cards`);
  expect(await serious(page)).toEqual([]);
  await page.getByRole("link", { name: "All best results" }).click();
  await page.getByRole("heading", { name: "Yours" }).waitFor();
  await expect.poll(() => page.locator(".lists li").count()).toBe(2);
  const rows = await page.locator(".lists li").allInnerTexts();
  expect(rows.every((row) => row.includes(`${result} cards`) && row.includes("1974"))).toBe(true);
  await page.getByRole("textbox", { name: "Deal number" }).fill("7");
  await page.getByText("Nobody has finished a deal yet.").waitFor();
  fine(errors);
});

test("a hint ends that a deal counts, and says so before", async () => {
  const { page, errors } = await visitor(browser, "phone", QUICK);
  await page.goto(server.base);
  await setUp(page, "tacots");
  await page.getByRole("dialog").getByText("Patience", { exact: true }).click();
  await page.getByRole("button", { name: "Play a new deal" }).click();
  await play(page, 2);
  await page.getByRole("button", { name: "Hint" }).first().click();
  await page.getByRole("button", { name: "Play without help" }).click();
  await page.locator(".counts", { hasText: "Counts towards" }).waitFor({ state: "attached" });
  await page.getByRole("button", { name: "Hint" }).first().click();
  await page.getByRole("button", { name: "Show me a hint" }).click();
  await page.locator(".counts", { hasText: "For practice" }).waitFor({ state: "attached" });
  // The hints lie on the question; whoever has read them puts them away.
  await page.locator(".hints").waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await serious(page)).toEqual([]);
  await page.locator(".hints .shut").click();
  await play(page, 2);
  await stop(page);
  expect(await serious(page)).toEqual([]);
  fine(errors);
});
