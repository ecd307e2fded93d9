import { expect, inject } from "vitest";
import { browser } from "../../browser";
import { ask, HINT, until } from "../../hinting";
import { fine, visitor } from "../../house";
import { longer } from "../../longer";
import { begin } from "../../play";

const base = inject("base");

longer("a hint about an answer points at it", async () => {
  const { page, errors } = await visitor(browser, "wide", { pace: "skip" });
  const table = await begin(base, [page], { game: "stichrallye", players: 3, bots: "rookie" });
  await page.goto(`${base}/table/${table}`);
  expect(await until(page, ".choice")).toBe(true);
  await ask(page);
  await page.locator(HINT).first().click();
  expect(await page.locator(".asked .choice.looked").count()).toBe(1);
  fine(errors);
});
