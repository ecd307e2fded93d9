import { expect, inject, test } from "vitest";
import { browser } from "../../browser";
import { check } from "../../check";
import { asked, fine, setUp, visitor } from "../../house";
import { leastSpots } from "../../layout";
import { longer } from "../../longer";
import { begin } from "../../play";

const base = inject("base");

longer("the course builder", async () => {
  const { page, errors } = await visitor(browser, "wide", { pace: "skip" });
  await page.goto(base);
  await setUp(page, "roadrally");
  await page.getByRole("radio", { name: "Standard" }).check({ force: true });
  await page.getByRole("radio", { name: "my own" }).check({ force: true });
  await page.getByRole("button", { name: "Use this course" }).waitFor();
  await check(page, "course builder");
  await page.getByRole("button", { name: "Use this course" }).click();
  await page.getByRole("button", { name: "Create the table" }).click();
  await page.getByRole("heading", { name: "Who drives?" }).waitFor();
  await page.context().close();
  fine(errors);
});

test("spaces are as large as fingertips where fingers press them", async () => {
  const { page, errors } = await visitor(browser, "phone", { pace: "skip" }, { hasTouch: true });
  const table = await begin(base, [page], { game: "roadrally", players: 3, bots: "rookie" });
  await page.goto(`${base}/table/${table}`);
  await asked(page);
  for (const [size, least] of Object.entries(await leastSpots(page))) {
    expect(least, size).toBeGreaterThanOrEqual(43);
  }
  fine(errors);
});
