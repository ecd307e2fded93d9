/** Every screen: axe-core by day and by night, on phones, 360 px, zoom 200 %, fingers. */
import { expect, inject, test } from "vitest";
import { browser } from "./browser";
import { check, checkOnPhone, closed } from "./check";
import { factsOf, SOME } from "./facts";
import { asked, fine, first, resize, setUp, visitor } from "./house";
import { tight } from "./layout";
import { longer } from "./longer";
import { begin, reply, toItsEnd } from "./play";
import { cameOut } from "./result";

const base = inject("base");
const QUICK = { pace: "skip" };
const PHONES = { phone: [390, 844], small: [360, 640], side: [844, 390] } as const;

test("home, settings, setting up a table, the waiting room", async () => {
  const { page, errors } = await visitor(browser, "wide", QUICK);
  await page.goto(base);
  await page.getByRole("button", { name: "Play now" }).first().waitFor();
  await check(page, "home");
  await page.getByRole("button", { name: "Settings" }).click();
  await check(page, "settings");
  await closed(page);
  for (const game of SOME) {
    await setUp(page, game);
    await page.locator("dialog[open] .main:enabled").waitFor(); // the game's own fields are there
    await check(page, `a table for ${game}`);
    await closed(page);
  }
  await setUp(page);
  await page.getByRole("button", { name: "Create the table" }).click();
  await page.getByRole("heading", { name: "Who drives?" }).waitFor();
  await check(page, "waiting room, host");
  await checkOnPhone(page, "waiting room, host");
  const guest = await visitor(browser, "wide", QUICK);
  await guest.page.goto(page.url());
  await guest.page.getByRole("button", { name: "Sit here" }).first().waitFor();
  await check(guest.page, "waiting room, guest");
  await guest.page.getByRole("button", { name: "Sit here" }).first().click();
  await check(guest.page, "taking a seat");
  await closed(guest.page);
  await page.goto(base);
  await page.getByRole("heading", { name: "My tables" }).waitFor();
  await check(page, "home with tables");
  await page.goto(`${base}/what/is/this`);
  await page.getByRole("heading", { name: "Wrong turn" }).waitFor();
  await check(page, "wrong turn");
  fine([...errors, ...guest.errors]);
  for (const one of [page, guest.page]) await one.context().close();
});

test.each(first(["de", "en", "fr"]))(
  "home on phones, with the largest letters, too (%s)",
  async (locale) => {
    const { page, errors } = await visitor(browser, "phone", QUICK, { locale });
    await page.goto(base);
    const play = page.locator("article button.main").first();
    await play.waitFor();
    for (const [width, height] of Object.values(PHONES)) {
      await resize(page, width, height);
      for (const one of [play, page.locator(".code input")]) {
        const box = await one.boundingBox();
        const end = (box?.y ?? height) + (box?.height ?? 0);
        expect(end, `${width}×${height}`).toBeLessThanOrEqual(height);
      }
    }
    await page.evaluate(() => (document.documentElement.dataset["text"] = "largest"));
    expect(await tight(page, PHONES)).toEqual([]);
    fine(errors);
    await page.context().close();
  },
);

test.each(SOME)("%s: table, log, chat, rules, hand page, television", async (game) => {
  const { page, errors } = await visitor(browser, "wide", QUICK);
  const wanted = { game, players: factsOf(game).many, bots: "rookie" };
  const table = await begin(base, [page], wanted);
  await page.goto(`${base}/table/${table}`);
  await asked(page);
  await check(page, "first question");
  await checkOnPhone(page, "first question");
  await page.getByRole("tab", { name: "Rules" }).click();
  await check(page, "Rules");
  if (SOME.includes(game)) {
    await page.getByRole("tab", { name: "Chat" }).click();
    await check(page, "Chat");
    for (const button of ["Invite", "This table"]) {
      await page.getByRole("button", { name: button }).click();
      await check(page, button);
      await closed(page);
    }
  }
  await page.getByRole("tab", { name: "Log" }).click();
  for (let i = 0; i < 3; i++) await reply(page);
  await asked(page);
  await check(page, "a later question");
  await page.goto(`${base}/hand/${table}`);
  await asked(page);
  await check(page, "hand page");
  await page.goto(`${base}/watch/${table}`);
  await page.waitForSelector(".watch");
  await check(page, "television");
  await page.goto(`${base}/rules/${game}`);
  await page.getByRole("heading", { level: 2 }).first().waitFor();
  await check(page, "rules page");
  await page.context().close();
  fine(errors);
});

test.each(SOME)("%s: the result, the dice, the replay", async (game) => {
  const { page, errors } = await visitor(browser, "wide", QUICK);
  const wanted = { game, players: factsOf(game).many, bots: "rookie" };
  const table = await begin(base, [page], wanted);
  await toItsEnd(base, page, table);
  await page.goto(`${base}/table/${table}`);
  await page.locator(".result").waitFor();
  await check(page, "result");
  await checkOnPhone(page, "result");
  await cameOut(page, wanted.players);
  await page.getByRole("button", { name: "Check the shuffle" }).click();
  await page.getByText("The shuffle was fair.").waitFor();
  if (SOME.includes(game)) await check(page, "dice");
  await closed(page);
  await page.goto(`${base}/replay/${table}`);
  await page.getByText(/^Moment 0 of/).waitFor();
  await page.getByRole("combobox", { name: "Jump to" }).selectOption({ index: 2 });
  await page.getByRole("combobox", { name: "Seen by" }).selectOption({ index: 1 });
  await check(page, "replay");
  await checkOnPhone(page, "replay");
  await page.context().close();
  fine(errors);
});

longer("a lesson of each game", async () => {
  const { page, errors } = await visitor(browser, "wide", QUICK);
  for (const game of SOME) {
    await page.goto(`${base}/learn/${game}/2`);
    await asked(page);
    await check(page, `a lesson of ${game}`);
    await checkOnPhone(page, `a lesson of ${game}`);
  }
  await page.context().close();
  fine(errors);
});
