/** Drivers chosen by portrait, as strong as I am or of a level, and played with to the end. */
import { expect, inject, test } from "vitest";
import { browser } from "./browser";
import { seatFor } from "./cast";
import { ANY } from "./facts";
import { asked, fine, first, playNow, serious, setUp, visitor } from "./house";
import { longer } from "./longer";
import { lookAway, lookOn } from "./play";

const base = inject("base");

interface Seat {
  readonly plan: string;
  readonly name: string;
  readonly adapts: boolean;
}

const sizes = first(["phone", "wide"] as const);
test.each(sizes)("a company by portrait, to the end: %s", async (size) => {
  const { page, errors } = await visitor(browser, size, { pace: "skip" });
  await page.goto(base);
  await setUp(page, ANY);
  await seatFor(page, 2, /^Rocco/);
  await seatFor(page, 3, /^Wanda/);
  const strength = page.getByRole("group", { name: "Strength of the bots" });
  await strength.getByText("your results against them").waitFor(); // it explains itself
  expect(await page.getByRole("button", { name: /^Seat 2: Rocco.*as strong as you/ }).count()).toBe(
    1,
  );
  expect(await serious(page)).toEqual([]);
  await page.getByRole("button", { name: /^Seat 3:/ }).click();
  const picking = page.getByRole("dialog", { name: "Seat 3", exact: true });
  await picking.getByRole("radio", { name: "A fixed level" }).check({ force: true });
  await picking.getByRole("slider").press("End");
  await picking.getByRole("slider").press("Home");
  expect(await serious(page)).toEqual([]);
  await picking.getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: /^Seat 3: Wanda.*rookie/ }).waitFor();
  await page.getByRole("button", { name: "Create the table" }).click();
  await page.getByRole("heading", { name: "Who drives?" }).waitFor();
  await page.locator(".state", { hasText: "always flat out · as strong as you" }).waitFor();
  expect(await page.locator("main .portrait").count()).toBeGreaterThanOrEqual(2);
  await page.getByRole("button", { name: "Change Wanda" }).click();
  await page.getByRole("radio", { name: /^Rocco/ }).check({ force: true });
  await page.locator(".state", { hasText: "always flat out · rookie" }).waitFor();
  await page.getByRole("radio", { name: /^Zita/ }).check({ force: true });
  await page.getByRole("button", { name: "Done" }).click();
  await page.locator(".state", { hasText: "takes every risk · rookie" }).waitFor();
  // Whoever is called to another seat changes places: nobody is a second one of their name.
  expect(await page.locator(".who strong", { hasText: /\d/ }).count()).toBe(0);
  await page.getByRole("button", { name: "Change Wanda" }).click();
  await page.getByRole("radio", { name: /^Rocco/ }).check({ force: true });
  await page.getByRole("button", { name: "Done" }).click();
  await page.locator(".state", { hasText: "always flat out · as strong as you" }).waitFor();
  expect(await serious(page)).toEqual([]);
  // Whoever turns it off later can still see and change what was agreed before.
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("switch", { name: "Bots adapt to my strength" }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Change Rocco" }).click();
  const [like, fixed] = ["Like me", "A fixed level"].map((name) =>
    page.getByRole("radio", { name }),
  );
  expect(await like?.isChecked()).toBe(true);
  // Whoever leaves it with the keyboard can go back with it.
  await like?.focus();
  await page.keyboard.press("ArrowRight");
  await page.locator(".state", { hasText: "always flat out · as strong as you" }).waitFor({
    state: "detached",
  });
  expect(await fixed?.evaluate((radio) => radio === document.activeElement)).toBe(true);
  await page.keyboard.press("ArrowLeft");
  await page.locator(".state", { hasText: "always flat out · as strong as you" }).waitFor();
  await page.getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await asked(page);
  const table = await lookAway(base, page);
  const answer = await page.request.get(`${base}/api/tables/${table}`);
  const { seats } = (await answer.json()) as { seats: readonly Seat[] };
  expect(seats[1]).toMatchObject({ name: "Rocco", adapts: true });
  expect(seats[1]?.plan).toMatch(/^flatout@\d+$/);
  expect(seats[2]).toMatchObject({ name: "Zita", plan: "gambler@rookie", adapts: false });
  expect(await page.locator(".result .portrait").count()).toBe(seats.length - 1);
  expect(await serious(page)).toEqual([]);
  fine(errors);
});

longer("one click mixes drivers, and says who they are; settings make them silent", async () => {
  const { page, errors } = await visitor(browser, "wide", { pace: "skip" });
  await page.goto(base);
  await playNow(page, ANY);
  await asked(page);
  const plates = page.locator("[data-plate]");
  expect(await plates.locator(".face .portrait").count()).toBeGreaterThan(1);
  const bot = plates.filter({ has: page.locator(".who .portrait") }).first();
  await bot.getByRole("button").click();
  await page.getByRole("tooltip").getByText("as strong as you").waitFor();
  await page.keyboard.press("Escape");
  await lookOn(base, page);
  const log = page.getByRole("log");
  await log
    .getByText(/: “.+”/)
    .first()
    .waitFor(); // whoever won, or came last, says so
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("switch", { name: "Drivers talk at the table" }).click();
  await page.keyboard.press("Escape");
  expect(await log.getByText(/: “.+”/).count()).toBe(0);
  fine(errors);
});
