/** A course of one's own: found at home, laid, driven. */
import { expect, inject, test } from "vitest";
import { browser } from "../../browser";
import { asked, fine, serious, visitor } from "../../house";

test("from home to a race on a course that I have laid", async () => {
  const { page, errors } = await visitor(browser, "wide", { pace: "skip" });
  await page.goto(inject("base"));
  await page.getByRole("link", { name: "Build a course" }).click();
  await page.getByRole("heading", { name: "Build a course" }).waitFor();
  await page.getByRole("radio", { name: "Sprint" }).check({ force: true });
  expect(await serious(page)).toEqual([]);
  await page.getByRole("button", { name: "Build the course" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Shuffle" }).click();
  const laid = await dialog.getByRole("img").getAttribute("aria-label");
  await dialog.getByRole("button", { name: "Use this course" }).click();
  expect(await page.locator("main").getByRole("img").getAttribute("aria-label")).toBe(laid);
  await page.getByRole("button", { name: "Race against bots" }).click();
  await asked(page);
  const id = page.url().split("/").at(-1);
  const table = (await (await page.request.get(`${inject("base")}/api/tables/${id}`)).json()) as {
    setup: { variant: string; course: string[] };
  };
  expect(table.setup.variant).toBe("sprint");
  expect(laid).toContain(table.setup.course.join(", "));
  await page.context().close();
  fine(errors);
});
