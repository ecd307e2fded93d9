/** An evening without a network: several people on one device, a patience, a lesson, a look back. */
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { browser } from "../browser";
import { factsOf, GAMES } from "../facts";
import { asked, LONG, PATIENT } from "../house";
import { click, playScene } from "../lesson";
import { reply } from "../play";
import { startStatic, type StaticHost } from "../static";
import { beginInside, bringInside, cutOff, goTo } from "../site/inside";

/** A server beside it, which is asked what the coach would say: the page must say the same. */
const server = inject("base");
let host: StaticHost;
beforeAll(async () => {
  host = await startStatic();
});
afterAll(() => host.end());

const [game = ""] = GAMES;

test("two people on one device and a bot", async () => {
  await cutOff(browser, host, "phone", async (page) => {
    const table = { game, seats: ["person", "person", "rookie"], here: { 0: "Ada", 1: "Bea" } };
    const id = await beginInside(page, host.base, { ...table, ...factsOf(game).short });
    await goTo(page, host.base, `/table/${id}`);
    const lifted = new Set<string>();
    for (let turns = 0; LONG || turns < 6; turns += 1) {
      await page.waitForSelector(".curtain, .result, .asked .main, .asked .choice");
      if (await page.locator(".result").count()) break;
      if (await page.locator(".curtain").count()) {
        expect(await page.locator("ul.hand").count()).toBe(0);
        lifted.add(await page.locator(".curtain h1").innerText());
        await page.getByRole("button", { name: /^I am/i }).click();
        await page.waitForSelector(".curtain", { state: "detached" });
      } else await reply(page);
    }
    expect(lifted.size).toBe(2);
  });
});

test("a patience, with second thoughts", async () => {
  await cutOff(browser, host, "phone", async (page) => {
    await page.getByRole("link", { name: "Patience" }).click();
    await page.getByRole("textbox", { name: "Deal number" }).fill("1974");
    await page.getByRole("button", { name: "Play this deal" }).click();
    await asked(page);
    const laid = page.locator(".patience .laid strong");
    const before = await laid.innerText();
    await reply(page);
    await asked(page);
    expect(await laid.innerText()).not.toBe(before);
    await page.getByRole("button", { name: "Take back" }).click();
    await page.getByRole("button", { name: "Take it back" }).click();
    await expect.poll(() => laid.innerText()).toBe(before);
    // It is kept like every move.
    await page.reload();
    await asked(page);
    expect(await laid.innerText()).toBe(before);
  });
});

test("a scene of a lesson", async () => {
  await cutOff(browser, host, "wide", async (page) => {
    await goTo(page, host.base, `/learn/${game}/1`);
    await playScene(server, page, game, 1, click);
  });
});

test("a look back: how everybody's chances went", async () => {
  await cutOff(browser, host, "wide", async (page) => {
    const id = await bringInside(page, host.base, game);
    await goTo(page, host.base, `/review/${id}`);
    const slider = page.getByRole("slider", { name: "Chance to win" });
    await slider.waitFor({ timeout: PATIENT });
    await expect
      .poll(() => slider.getAttribute("aria-valuetext"), { timeout: PATIENT })
      .toMatch(/\d+%/);
  });
});
