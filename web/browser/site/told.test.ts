/** What a page says of itself: that bots think less in it, that nobody thinks in it any more. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { browser } from "../browser";
import { ANY, factsOf } from "../facts";
import { PATIENT, setUp, visitor } from "../house";
import { longer } from "../longer";
import { startStatic, type StaticHost } from "../static";
import { beginInside, goTo, home } from "./inside";

let host: StaticHost;
beforeAll(async () => {
  host = await startStatic();
});
afterAll(() => host.end());

const against = (level: string) => {
  const { few, short } = factsOf(ANY);
  return {
    game: ANY,
    seats: ["person", ...Array.from({ length: few - 1 }, () => level)],
    ...short,
  };
};

/** As if it had been measured here, before. */
const slow = (page: Page): Promise<void> =>
  page.evaluate(
    (name) =>
      new Promise((resolve, reject) => {
        const asked = indexedDB.open(name, 1);
        asked.onerror = reject;
        asked.onsuccess = () => {
          const work = asked.result.transaction("texts", "readwrite");
          work.objectStore("texts").put("0.05", "pace");
          work.oncomplete = () => resolve();
        };
      }),
    `rallybox ${new URL(host.base).pathname}`,
  );

longer(
  "that bots think less is said at a table and where one is set up, as soon as it is known",
  async () => {
    const { page } = await visitor(browser, "wide", { pace: "skip" });
    await page.goto(host.base);
    await home(page);
    const id = await beginInside(page, host.base, against("pro"));
    await slow(page);
    await goTo(page, host.base, `/table/${id}`);
    await page.getByRole("button", { name: "This table" }).click({ timeout: PATIENT });
    const said = page.getByRole("dialog").getByText("Bots have less time to think on this device");
    await said.waitFor({ timeout: PATIENT });
    await page.goto("about:blank");
    await page.goto(host.base); // Python is not there yet
    await setUp(page, ANY);
    await said.waitFor({ timeout: PATIENT });
    await page.context().close();
  },
);

/** A thinker for whose machine there is no memory; for small ones there is. */
const NO_MEMORY = `{
  const real = WebAssembly.instantiate;
  WebAssembly.instantiate = (code, imports) =>
    imports?.env ? Promise.reject(new RangeError("no memory")) : real(code, imports);
}
`;

longer("a thinker that cannot start is said to who waits for a bot", async () => {
  const { page } = await visitor(browser, "wide", { pace: "skip" });
  await page.context().route(/thinker\.worker.*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: NO_MEMORY + (await response.text()) });
  });
  await page.goto(host.base);
  await home(page);
  const id = await beginInside(page, host.base, against("club"));
  await goTo(page, host.base, `/table/${id}`);
  const told = page.getByRole("alert").filter({ hasText: "The games have stopped" });
  await told.waitFor({ timeout: PATIENT });
  await page.context().close();
});
