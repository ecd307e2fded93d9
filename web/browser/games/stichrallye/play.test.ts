/** Stich Rallye as people meet it: a real server, a real Chromium. */
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { browser } from "../../browser";
import {
  asked,
  fine,
  first,
  goneOn,
  LIVELY,
  playNow,
  resize,
  serious,
  settled,
  setUp,
  SIZES,
  stepOf,
  still,
  visitor,
} from "../../house";
import { playOn } from "../../play";

const base = inject("base");
const QUICK = { pace: "skip" };

async function table(page: Page, players: number, variant: string): Promise<void> {
  await page.goto(base);
  await setUp(page, "stichrallye");
  await page.getByRole("radio", { name: variant }).check({ force: true });
  await page.getByRole("radio", { name: String(players), exact: true }).check({ force: true });
  await page.getByRole("button", { name: "Create the table" }).click();
  await page.getByRole("button", { name: "Fill with bots" }).click();
  await page.getByRole("button", { name: "Start", exact: true }).click();
}

/** Lets the motor go, or plays the last card that may be played. */
async function answer(page: Page): Promise<"card" | "motor"> {
  const before = await stepOf(page);
  const motor = (await page.locator(".asked .choice").count()) > 0;
  if (motor) await page.locator(".asked .choice").last().click();
  else {
    await page.locator("ul.hand .can button").last().click();
    await page.getByRole("button", { name: "Play this card" }).click();
  }
  await goneOn(page, before);
  return motor ? "motor" : "card";
}

const TABLES = first([
  [3, "Volcano", "wide", 16],
  [5, "Beach", "phone", 12],
] as const);

test.each(TABLES)("a game of %i on the %s track, %s", async (players, variant, size, few) => {
  const { page, errors } = await visitor(browser, size, QUICK);
  await table(page, players, variant);
  const given = { card: 0, motor: 0 };
  let refused = 0;
  await playOn(base, page, few, async () => {
    if (given.card === 0) expect(await serious(page)).toEqual([]);
    const barred = page.locator("ul.hand .dim button");
    if (refused === 0 && (await barred.count())) {
      await barred.first().click({ position: { x: 8, y: 8 }, force: true });
      expect(await page.locator(".why").innerText()).toMatch(/was led/);
      refused += 1;
    }
    if (given.motor === 0 && (await page.locator(".asked .choice").count())) {
      expect(await page.locator(".ghost").count()).toBeGreaterThan(0);
      expect(await serious(page)).toEqual([]);
    }
    given[await answer(page)] += 1;
  });
  expect(given.card).toBeGreaterThan(5);
  expect(await page.locator(".result tbody tr").count()).toBe(players);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  expect(await serious(page)).toEqual([]);
  fine(errors);
});

test("a trick is as large as there is room for: cards that fly in make nothing small", async () => {
  const { page, errors } = await visitor(browser, "phone", {}, LIVELY);
  await page.goto(base);
  await playNow(page, "stichrallye");
  await asked(page);
  await page.locator("ul.hand .can button").first().click();
  const before = await stepOf(page);
  await page.getByRole("button", { name: "Play this card" }).click();
  await goneOn(page, before);
  await asked(page);
  const middle = page.locator("section.board .middle");
  const size = (): Promise<string> => middle.evaluate((box) => box.style.getPropertyValue("--fit"));
  await still(page);
  await settled(page);
  const left = await size();
  // How large that is depends on who has played what: as large as if it had always lain there.
  await middle.evaluate((box) => box.style.setProperty("--fit", "0.5"));
  const [width, height] = SIZES.phone;
  await resize(page, width + 1, height + 1);
  await resize(page, width, height);
  await still(page);
  expect(left).toBe(await size());
  await page.context().close();
  fine(errors);
});
