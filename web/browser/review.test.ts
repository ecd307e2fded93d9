/** Looking back: a finished game of each kind is reviewed to its end, and played on from its middle. */
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { browser } from "./browser";
import { check } from "./check";
import { factsOf, GAMES, SOME } from "./facts";
import { asked, fine, first, LONG, PATIENT, serious, type Size, visitor } from "./house";
import { tight } from "./layout";
import { longer } from "./longer";
import { begin, soon, toItsEnd } from "./play";

const base = inject("base");
const SCREENS = {
  "1440×900": [1440, 900],
  "820×1180": [820, 1180],
  "390×844": [390, 844],
  "360×640": [360, 640],
  "844×390": [844, 390],
  "1920×1080": [1920, 1080],
} as const;

/** A short game that is over, by bots; its table's id. */
async function over(page: Page, game: string): Promise<string> {
  const table = await begin(base, [page], { game, players: factsOf(game).few, ...soon(game) });
  await toItsEnd(base, page, table);
  return table;
}

const slider = (page: Page) => page.getByRole("slider", { name: "Chance to win" });
const now = async (page: Page): Promise<number> =>
  Number(await slider(page).getAttribute("aria-valuenow"));
const last = async (page: Page): Promise<number> =>
  Number(await slider(page).getAttribute("aria-valuemax"));

/** The chances at this place, in percent. */
async function chances(page: Page): Promise<number[]> {
  const text = (await slider(page).getAttribute("aria-valuetext")) ?? "";
  return [...text.matchAll(/(\d+)%/g)].map(([, percent]) => Number(percent));
}

/** From the first place to the last and back, with keys and with a pointer. */
async function goThrough(page: Page): Promise<void> {
  await slider(page).focus();
  await page.keyboard.press("Home");
  await page.getByRole("heading", { name: "The start" }).waitFor();
  await page.keyboard.press("ArrowRight");
  expect(await now(page)).toBe(1);
  const sum = (await chances(page)).reduce((a, b) => a + b, 0);
  expect(Math.abs(sum - 100)).toBeLessThanOrEqual(3);
  await page.keyboard.press("End");
  await page.getByRole("heading", { name: "The finish" }).waitFor();
  expect(await now(page)).toBe(await last(page));
  expect(Math.max(...(await chances(page)))).toBeGreaterThanOrEqual(50); // who won, or shared it
  const { x, y, width, height } = (await slider(page).boundingBox()) ?? fail();
  await page.mouse.click(x + width / 3, y + height / 2);
  expect(await now(page)).toBeGreaterThan(0);
  expect(await now(page)).toBeLessThan(await last(page));
}
const fail = (): never => expect.fail("it is nowhere on the page");

/** Goes to the middle of the race, takes somebody else's seat there, and is asked something. */
async function playFromMiddle(page: Page): Promise<void> {
  await slider(page).focus();
  await page.keyboard.press("Home");
  const middle = Math.floor((await last(page)) / 2);
  for (let at = 0; at < middle; at += 10) await page.keyboard.press("PageUp");
  const before = page.url();
  await page.getByRole("button", { name: "Play on from here" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio").nth(1).check({ force: true });
  expect(await serious(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Play on", exact: true }).click();
  await page.waitForURL((url) => url.pathname.startsWith("/table/") && url.href !== before);
  expect(await asked(page)).toBe("question");
  // The new table says where it came from.
  await page.getByRole("button", { name: "This table" }).click();
  const origin = page.getByRole("link", { name: /^From move \d+ of another game/ });
  expect(await origin.getAttribute("href")).toMatch(/^\/review\/.+#\d+$/);
}

test.each(SOME)("%s: its result has a verdict, and leads to the review", async (game) => {
  const { page, errors } = await visitor(browser, "wide", { pace: "skip" });
  const table = await over(page, game);
  await page.goto(`${base}/table/${table}`);
  await page.locator(".verdict p").getByText(/\.$/).waitFor();
  const verdict = await page.locator(".verdict p").innerText();
  await page.getByRole("link", { name: "Review the game" }).click();
  await slider(page).waitFor();
  expect(await page.getByRole("heading", { level: 1 }).innerText()).toMatch(/\.$/);
  expect(verdict).not.toBe("");
  await goThrough(page);
  // Every moment has its board, and everybody is in the table of drivers.
  const stage = page.getByRole("group", { name: "The board at this moment" });
  await stage.locator(".board svg").first().waitFor();
  const drivers = page.locator("section", {
    has: page.getByRole("heading", { name: "The drivers" }),
  });
  expect(await drivers.getByRole("rowheader").count()).toBe(factsOf(game).few);
  await check(page, `the review of ${game}`);
  await playFromMiddle(page);
  fine(errors);

  if (!LONG) return;
  // The same on a phone, by somebody who was not there.
  const friend = await visitor(browser, "phone", { pace: "skip" });
  await friend.page.goto(`${base}/review/${table}`);
  await slider(friend.page).waitFor();
  await goThrough(friend.page);
  await friend.page.getByText("Review complete").waitFor({ timeout: PATIENT });
  await playFromMiddle(friend.page);
  fine(friend.errors);
});

longer("another move is tried, the chances are read as a table, and everything fits", async () => {
  const game = GAMES[0] ?? "";
  const { page, errors } = await visitor(browser, "wide", { pace: "skip" });
  const table = await over(page, game);
  await page.goto(`${base}/replay/${table}`);
  await page.getByRole("link", { name: "Review" }).click();
  await slider(page).waitFor();
  // Beside other tables the review waits its turn.
  await page.getByText("Review complete").waitFor({ timeout: PATIENT });
  expect(await tight(page, SCREENS)).toEqual([]);

  // The first decision with a choice: another action is shown on the board and judged.
  await slider(page).focus();
  await page.keyboard.press("Home");
  while (await page.getByText("The only possible move.").count()) {
    await page.keyboard.press("ArrowRight");
  }
  await page.getByRole("button", { name: "Try another move" }).click();
  const other = page.getByRole("region", { name: "Try another move" });
  await other.getByRole("button").and(page.locator(":enabled")).first().click();
  await other.getByRole("columnheader", { name: "Instead" }).waitFor();
  expect(await other.getByRole("row").count()).toBe(factsOf(game).few + 1);
  expect(await tight(page, SCREENS)).toEqual([]);

  await page.getByRole("button", { name: "As a table" }).click();
  const rows = page.getByRole("table", { name: "Chance to win" }).getByRole("row");
  expect(await rows.count()).toBeGreaterThan(10);
  await page.getByRole("button", { name: "5", exact: true }).click();
  await page.getByRole("heading", { name: /^Move 5 of/ }).waitFor();
  expect(await serious(page)).toEqual([]);

  // On a television the chances stand beside the podium, and nothing is there to be pressed.
  const tv = await visitor(browser, "television", { pace: "skip" });
  await tv.page.goto(`${base}/watch/${table}`);
  await tv.page.locator(".chances svg").waitFor();
  expect(await tv.page.locator(".chances h2").innerText()).toMatch(/\.$/);
  expect(await tv.page.locator(".result .verdict:visible").count()).toBe(0);
  expect(await tv.page.locator("main :is(a, button):visible:not(header *)").count()).toBe(0);
  expect(await serious(tv.page)).toEqual([]);
  expect(await tight(tv.page, { "1920×1080": [1920, 1080], "1280×720": [1280, 720] })).toEqual([]);

  // It is in the list of my games, too.
  await page.goto(base);
  await page.getByRole("link", { name: "Review", exact: true }).first().click();
  await slider(page).waitFor();
  fine([...errors, ...tv.errors]);
});

const sizes = first<Size>(["wide", "phone"]);
test.each(sizes)("a game that goes on has no review (%s)", async (size) => {
  const game = GAMES[0] ?? "";
  const { page, errors } = await visitor(browser, size, { pace: "skip" });
  const table = await begin(base, [page], { game, players: factsOf(game).few, ...soon(game) });
  await page.goto(`${base}/review/${table}`);
  await page.getByText("The game is not over yet.").waitFor();
  expect(await slider(page).count()).toBe(0);
  fine(errors);
});
