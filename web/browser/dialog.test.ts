/** Dialogs: the browser says that one was closed some time after it was; it may be open again by then. */
import { expect, inject, test } from "vitest";
import { browser } from "./browser";
import { fine, settled, visitor } from "./house";

const base = inject("base");

test.each(["a key", "its button"])("closed by %s, and opened again at once", async (by) => {
  const { page, errors } = await visitor(browser);
  await page.goto(base);
  await page.getByRole("button", { name: "Settings" }).click();
  const dialog = page.getByRole("dialog", { name: "Settings" });
  await dialog.waitFor();
  await page.evaluate(async (key) => {
    const open = document.querySelector<HTMLDialogElement>("dialog[open]");
    if (key) open?.requestClose();
    else open?.querySelector<HTMLButtonElement>("header button")?.click();
    // Whatever follows from that at once has happened; what the browser has to say comes later.
    for (let i = 0; i < 10; i++) await Promise.resolve();
    if (open?.open) throw new Error("it is not closed");
    document.querySelector<HTMLButtonElement>("header button.icon")?.click();
  }, by === "a key");
  await settled(page);
  expect(await dialog.count()).toBe(1);
  // And it can still be closed.
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  fine(errors);
});
