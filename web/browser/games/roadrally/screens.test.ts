import { inject } from "vitest";
import { browser } from "../../browser";
import { check } from "../../check";
import { fine, setUp, visitor } from "../../house";
import { longer } from "../../longer";

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
