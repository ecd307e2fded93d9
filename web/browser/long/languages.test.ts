/** Every game in the other languages, from home to the result. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser } from "../house";
import { readAll } from "../inlanguage";
import { GAMES } from "../play";
import { startServer, type TestServer } from "../server";

let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  server = await startServer("--no-pauses", "--no-limits");
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.end();
});

test.each(["fr", "de"].flatMap((language) => GAMES.map((game) => [language, game] as const)))(
  "%s: %s",
  async (language, game) => {
    expect(await readAll(browser, server.base, language, game)).toEqual([]);
  },
);
