/** The server goes away, and people play on in the page; what they played goes along when it is back. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { browser } from "./browser";
import { ANY } from "./facts";
import { asked, fine, PATIENT, playNow, serious, visitor } from "./house";
import { reply } from "./play";
import { startServer, type TestServer } from "./server";

let server: TestServer;

beforeAll(async () => {
  server = await startServer("--no-pauses", "--no-limits");
});
afterAll(async () => {
  await server.end();
});

/** A finished game of the repository's. */
function someRecord(): string {
  const folder = join(import.meta.dirname, "../../tests/golden", ANY);
  const name = readdirSync(folder).find((one) => one.endsWith(".json")) ?? "";
  return join(folder, name);
}

async function keepEverything(page: Page): Promise<void> {
  await page.goto(server.base);
  await page.getByRole("button", { name: /^Keep them here/ }).click();
  await page.getByText("The games are on this device.").waitFor({ timeout: PATIENT });
}

test("kept on this device: played on without the server, and brought along to it", async () => {
  const { page, errors } = await visitor(browser, "phone", { pace: "skip" });
  await keepEverything(page);
  expect(await serious(page)).toEqual([]);
  await server.stop();
  await page.reload();
  await page.getByText("The server cannot be reached.").waitFor({ timeout: PATIENT });
  await playNow(page, ANY);
  await asked(page);
  expect(page.url()).toMatch(/\/table\/here-/);
  await reply(page);
  // A table of this page opens again, by its address.
  await page.reload();
  await asked(page);
  await page.goto(server.base);
  await page.locator("input[type=file]").setInputFiles(someRecord());
  await page.getByText(/^Moment 0 of/).waitFor({ state: "attached", timeout: PATIENT });

  await server.start();
  await page.goto(server.base);
  await page.getByRole("button", { name: "Bring along 1 game" }).click();
  const dialog = page.getByRole("dialog");
  await page.getByText("1 game is in your list now.").or(dialog).waitFor({ timeout: PATIENT });
  if (await dialog.count()) {
    await dialog.getByRole("textbox").fill("Ada");
    await dialog.locator("button.main").click();
  }
  await page.getByText("1 game is in your list now.").waitFor({ timeout: PATIENT });
  const { tables } = (await (await page.request.get(`${server.base}/api/me/tables`)).json()) as {
    tables: { id: string; status: string }[];
  };
  expect(tables.map(({ status }) => status)).toEqual(["finished"]);
  expect(await page.getByRole("button", { name: /^Bring along/ }).count()).toBe(0);

  await page.getByRole("button", { name: "Remove them again" }).click();
  await page.getByRole("button", { name: /^Keep them here/ }).waitFor();
  await page.context().close();
  fine(errors);
});
