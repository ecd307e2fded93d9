/** Games that cannot go on: a sentence, the last position, the record, and a new game together. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { browser } from "./browser";
import { ANY, factsOf } from "./facts";
import { asked, fine, first, serious, visitor } from "./house";
import { longer } from "./longer";
import { begin, reply } from "./play";
import { startServer, type TestServer } from "./server";

let server: TestServer;

beforeAll(async () => {
  server = await startServer("--no-pauses", "--no-limits");
});
afterAll(async () => {
  await server.end();
});

test.each(first(["wide", "phone"] as const))(
  "a game of older rules ends under a sentence, and the same people begin again (%s)",
  async (size) => {
    const { page, errors } = await visitor(browser, size, { pace: "skip" });
    const wanted = { game: ANY, players: factsOf(ANY).few, bots: "rookie" };
    const table = await begin(server.base, [page], wanted);
    await page.goto(`${server.base}/table/${table}`);
    await asked(page);
    await reply(page);
    await asked(page);
    await server.stop();
    // As if it had been begun under rules by which it went another way.
    server.change(`UPDATE tables SET rules = rules - 1 WHERE id = '${table}'`);
    server.change(
      `UPDATE actions SET dice = dice + 1 WHERE table_id = '${table}' AND sequence > 2`,
    );
    await server.start();

    await page.goto(`${server.base}/table/${table}`);
    await page.getByRole("heading", { name: "This game ends here" }).waitFor();
    await page.getByText("The rules of").waitFor();
    // How it stood is on the table, and nothing is asked.
    await page.locator("ul.hand").waitFor();
    await page.getByText("This is how it stood.").waitFor();
    expect(await page.locator(".cards button:enabled").count()).toBe(0);
    expect(await serious(page)).toEqual([]);
    const record = page.getByRole("link", { name: "Download the record" });
    const answer = await page.request.get(`${server.base}${await record.getAttribute("href")}`);
    expect(((await answer.json()) as { result: unknown }).result).toBeNull();

    await page.getByRole("button", { name: "Play again" }).click();
    await page.waitForURL((url) => !url.pathname.endsWith(table));
    await asked(page);
    fine(errors);
    await page.context().close();
  },
);

longer("a table whose log is damaged says so, and nobody is thrown out twice", async () => {
  const { page, errors } = await visitor(browser, "wide", { pace: "skip" });
  const table = await begin(server.base, [page], {
    game: ANY,
    players: factsOf(ANY).few,
    bots: "rookie",
  });
  await server.stop();
  server.change(`UPDATE tables SET status = 'closed', trouble = 'damaged', due = NULL
    WHERE id = '${table}'`);
  server.change(`UPDATE snapshots SET position = '{}' WHERE table_id = '${table}'`);
  await server.start();
  await page.goto(`${server.base}/table/${table}`);
  await page.getByRole("heading", { name: "This game ends here" }).waitFor();
  await page.getByText("can no longer be read").waitFor();
  expect(await page.getByRole("link", { name: "Download the record" }).count()).toBe(0);
  expect(await serious(page)).toEqual([]);
  fine(errors);
  await page.context().close();
});
