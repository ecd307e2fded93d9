/** A whole game in a language, read all the way. */
import type { Browser } from "playwright-core";
import { Reader, sentence } from "./catalogue";
import { factsOf } from "./facts";
import { asked, fine, visitor } from "./house";
import { begin, lookAway, playOn, reply, soon } from "./play";

/** From home to the result, the replay and the rules: what was not in the language. */
export async function readAll(
  browser: Browser,
  base: string,
  locale: string,
  game: string,
): Promise<string[]> {
  const { page, errors } = await visitor(browser, "wide", { pace: "skip" }, { locale });
  const reader = new Reader(locale);
  await page.goto(base);
  await page.getByRole("button", { name: sentence(locale, "web-settings") }).click();
  await reader.read(page);
  const table = await begin(base, [page], {
    game,
    players: factsOf(game).few,
    bots: "rookie",
    ...soon(game),
  });
  await page.goto(`${base}/table/${table}`);
  await asked(page);
  for (const tab of await page.getByRole("tab").all()) {
    await tab.click();
    await reader.read(page);
  }
  await page.getByRole("tab").first().click();
  await playOn(
    base,
    page,
    8,
    async () => {
      await reader.read(page);
      await reply(page);
    },
    lookAway,
  );
  await reader.read(page);
  await page.goto(`${base}/replay/${table}`);
  await page.getByRole("combobox").first().waitFor();
  await reader.read(page);
  await page.goto(`${base}/rules/${game}`);
  await page.getByRole("heading", { level: 2 }).first().waitFor();
  const wrong = await reader.read(page);
  await page.context().close();
  fine(errors);
  return wrong;
}
