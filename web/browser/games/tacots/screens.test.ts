import { expect, inject, test } from "vitest";
import { browser } from "../../browser";
import { check } from "../../check";
import { asked, fine, visitor } from "../../house";
import { leastSpots } from "../../layout";
import { longer } from "../../longer";
import { begin, reply } from "../../play";

const base = inject("base");
const QUICK = { pace: "skip" };

longer("the patience", async () => {
  const { page, errors } = await visitor(browser, "wide", QUICK);
  const table = await begin(base, [page], { game: "tacots", players: 1, variant: "patience" });
  await page.goto(`${base}/table/${table}`);
  await asked(page);
  await reply(page);
  await check(page, "patience");
  await page.context().close();
  fine(errors);
});

longer("the deals of the patience", async () => {
  const { page, errors } = await visitor(browser, "wide", QUICK);
  await page.goto(`${base}/patience`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await check(page, "deals of the patience");
  await page.context().close();
  fine(errors);
});

test("squares are as large as fingertips where fingers press them", async () => {
  const { page, errors } = await visitor(browser, "phone", { pace: "skip" }, { hasTouch: true });
  const table = await begin(base, [page], { game: "tacots", players: 2, bots: "rookie" });
  await page.goto(`${base}/table/${table}`);
  await asked(page);
  for (const [size, least] of Object.entries(await leastSpots(page))) {
    expect(least, size).toBeGreaterThanOrEqual(43);
  }
  fine(errors);
});
