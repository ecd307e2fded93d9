/** A first race explains itself: the aim on a card, signs that say what they mean, a log to follow. */
import { expect, inject, test } from "vitest";
import { browser } from "./browser";
import { SOME } from "./facts";
import { asked, fine, serious, visitor } from "./house";
import { begin, reply } from "./play";

const base = inject("base");

test.each(SOME)("%s", async (game) => {
  const { page, errors } = await visitor(browser, "wide", { pace: "skip" }, {}, true);
  const table = await begin(base, [page], { game, players: 3, bots: "rookie" });
  await page.goto(`${base}/table/${table}`);
  await asked(page);

  // The aim stands on a card, until it was read; then only in the rules.
  const card = page.locator("section", { has: page.getByRole("button", { name: "Got it" }) });
  const aim = await card.locator(".first").innerText();
  expect(await serious(page)).toEqual([]);
  await page.getByRole("button", { name: "Got it" }).click();
  await card.waitFor({ state: "detached" });
  await page.reload();
  await asked(page);
  expect(await card.count()).toBe(0);
  await page.getByRole("tab", { name: "Rules" }).click();
  await page.getByRole("tabpanel").getByText(aim).waitFor();

  // Every plate says what is on it: with the mouse, by a tap, by a key.
  const plate = page.locator(".drivers li").first();
  const meaning = plate.getByRole("tooltip");
  const sign = plate.getByRole("button");
  await sign.hover();
  await meaning.waitFor();
  await page.mouse.move(700, 400);
  await meaning.waitFor({ state: "hidden" });
  await sign.focus();
  await page.keyboard.press("Enter");
  await meaning.waitFor();
  expect((await meaning.innerText()).length).toBeGreaterThan(10);
  expect(await serious(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await meaning.waitFor({ state: "hidden" });

  // Some moves later, when it is long: on a phone the log opens at its end, and never names who reads it.
  for (let i = 0; i < 6; i++) {
    await reply(page);
    await asked(page);
  }
  await page.setViewportSize({ width: 390, height: 640 });
  await page.getByRole("button", { name: "Game log" }).click();
  const log = page.getByRole("dialog").getByRole("log");
  await log.locator("ol > li").last().waitFor();
  await expect
    .poll(() => log.evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight))
    .toBeLessThan(2);
  expect(await log.evaluate((box) => box.scrollTop)).toBeGreaterThan(0);
  const text = await log.innerText();
  expect(text).toContain("You ");
  expect(text).not.toMatch(/\bAda\b/); // that is who plays
  fine(errors);
});
