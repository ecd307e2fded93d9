/** What can go wrong at a table: each has a calm state, and is over by itself where that can be. */
import type { Page, WebSocketRoute } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { browser } from "./browser";
import { ANY, factsOf, SOME } from "./facts";
import { asked, fine, firstAsked, goneOn, playNow, serious, setUp, stepOf, visitor } from "./house";
import { longer } from "./longer";
import { begin, pick, reply } from "./play";
import { startServer, type TestServer } from "./server";

let server: TestServer;
const QUICK = { pace: "skip" };

beforeAll(async () => {
  server = await startServer("--no-pauses", "--no-limits");
});
afterAll(async () => {
  await server.end();
});

async function atTable(page: Page, game = ANY): Promise<string> {
  const wanted = { game, players: factsOf(game).few, bots: "rookie" };
  const table = await begin(server.base, [page], wanted);
  await page.goto(`${server.base}/table/${table}`);
  await asked(page);
  return table;
}

/** My cards, as they are on the screen. */
const hand = (page: Page): Promise<string> => page.locator(".cards").first().innerText();

/** A page whose line can be cut, and stays cut until it is mended. */
async function breakable(page: Page): Promise<{ cut: () => Promise<void>; mend: () => void }> {
  const lines: WebSocketRoute[] = [];
  let broken = false;
  await page.routeWebSocket(/\/socket/, (line) => {
    if (broken) return void line.close();
    line.connectToServer();
    lines.push(line);
  });
  const cut = async (): Promise<void> => {
    broken = true;
    for (const line of lines) await line.close();
  };
  return { cut, mend: () => void (broken = false) };
}

/** Waits until the server has answered what was decided at a step. */
async function settled(page: Page, step: string | null): Promise<void> {
  await page.waitForFunction(
    (before) => document.querySelector(".bar")?.getAttribute("data-step") !== before,
    step,
  );
}

test.each(SOME)("the server goes and comes back in the middle of %s", async (game) => {
  const { page, errors } = await visitor(browser, "wide", QUICK);
  await atTable(page, game);
  await reply(page);
  await asked(page);
  const before = await hand(page);
  await server.stop();
  await page.locator(".line p").waitFor();
  expect(await page.locator(".line p").innerText()).toContain("No connection");
  // What is on the screen stays there, and can be looked at.
  expect(await hand(page)).toBe(before);
  await server.start();
  await page.locator(".line p").waitFor({ state: "detached" });
  await asked(page);
  expect(await hand(page)).toBe(before);
  await reply(page);
  await page.context().close();
  fine(errors);
});

test("home without a server: it says so, and comes back by itself", async () => {
  const { page, errors } = await visitor(browser, "phone", QUICK, { serviceWorkers: "block" });
  await page.clock.install();
  await page.route("**/api/**", (route) => route.abort());
  await page.goto(server.base);
  const away = page.getByText(
    "The server cannot be reached. Meanwhile, you can play on this device.",
  );
  await away.waitFor();
  await page.getByRole("button", { name: "Play now" }).first().waitFor();
  expect(await serious(page)).toEqual([]);
  await page.unroute("**/api/**");
  // It asks again every quarter of a minute.
  const back = async (): Promise<boolean> => {
    await page.clock.fastForward(16_000);
    return (await away.count()) === 0;
  };
  await expect.poll(back, { interval: 500 }).toBe(true);
  await page.context().close();
  fine(errors);
});

test("a move that is made while the line is down is kept, and sent after the break", async () => {
  const { page, errors } = await visitor(browser, "phone", QUICK);
  await page.clock.install();
  const line = await breakable(page);
  await atTable(page);
  const board = await page.locator(".frame > .board").boundingBox();
  await line.cut();
  await page.locator(".line p").waitFor();
  // It is said in the head of the table and on the edge of the bar: nothing moves, nothing is covered.
  expect(await page.locator(".frame > .board").boundingBox()).toEqual(board);
  const banner = await page.locator(".line p").boundingBox();
  expect(banner?.height).toBeLessThan(48);
  expect((banner?.y ?? 0) + (banner?.height ?? 0)).toBeLessThan(board?.y ?? 0);
  await page.getByText("Your move will be sent later").waitFor();
  expect(await serious(page)).toEqual([]);
  const before = await stepOf(page);
  // Who thinks better of it takes it back.
  await (await pick(page)).click();
  await page.getByText("Your move is saved").waitFor();
  await page.getByRole("button", { name: "Don’t send it" }).click();
  await (await pick(page)).click();
  await page.getByText("Your move is saved").waitFor();
  // The clock stands still, so that the page does not try again by itself: it is set to a time that
  // cannot be over yet. On its way there the page may have begun to try, and then hears no button.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  line.mend();
  const again = page.getByRole("button", { name: "Try now" });
  const back = async (): Promise<boolean> => {
    if (await again.count()) await again.click({ timeout: 10_000 }).catch(() => undefined);
    return (await page.locator(".line p").count()) === 0;
  };
  await expect.poll(back, { interval: 500 }).toBe(true);
  await page.clock.resume();
  await settled(page, before);
  await asked(page);
  await page.context().close();
  fine(errors);
});

test("a move that was lost on its way is sent again", async () => {
  const { page, errors } = await visitor(browser, "wide", QUICK);
  let lose = false;
  await page.routeWebSocket(/\/socket/, (line) => {
    const there = line.connectToServer();
    line.onMessage((message) => {
      if (!lose || !String(message).includes('"act"')) return there.send(message);
      lose = false;
      void line.close();
    });
  });
  await atTable(page);
  const before = await stepOf(page);
  lose = true;
  await (await pick(page)).click();
  await settled(page, before);
  expect(lose).toBe(false);
  await page.context().close();
  fine(errors);
});

longer("a move that is not asked for after the break is not sent, and that is said", async () => {
  const { page, errors } = await visitor(browser, "wide", QUICK);
  const line = await breakable(page);
  // Two people, so that it does not go on by itself until it is my turn again.
  const friend = await visitor(browser, "wide", QUICK);
  const wanted = { game: ANY, players: factsOf(ANY).few, bots: "rookie" };
  const table = await begin(server.base, [page, friend.page], wanted);
  for (const one of [page, friend.page]) await one.goto(`${server.base}/table/${table}`);
  while ((await firstAsked([page, friend.page])) !== page) await reply(friend.page);
  const elsewhere = await page.context().newPage();
  await elsewhere.goto(`${server.base}/table/${table}`);
  await asked(elsewhere);
  await line.cut();
  await page.locator(".line p").waitFor();
  await reply(elsewhere);
  await (await pick(page)).click();
  await page.getByText("Your move is saved").waitFor();
  line.mend();
  await page.getByRole("alert").filter({ hasText: "your move was not sent" }).waitFor();
  fine([...errors, ...friend.errors]);
  for (const one of [page, friend.page]) await one.context().close();
});

longer("an answer to a question that is over: it says why, and goes on", async () => {
  const { page, errors } = await visitor(browser, "wide", QUICK);
  let late = false;
  const waiting: (() => void)[] = [];
  await page.routeWebSocket(/\/socket/, (line) => {
    const there = line.connectToServer();
    there.onMessage((message) => {
      // The news is still on its way; the refusal overtakes it.
      if (late && String(message).includes('"moment"')) waiting.push(() => line.send(message));
      else line.send(message);
    });
  });
  const table = await atTable(page);
  const elsewhere = await page.context().newPage();
  await elsewhere.goto(`${server.base}/table/${table}`);
  await asked(elsewhere);
  late = true;
  const before = await stepOf(page);
  await reply(elsewhere);
  await settled(elsewhere, before);
  await (await pick(page)).click();
  await page
    .getByRole("alert")
    .filter({ hasText: /has moved on|not being asked/ })
    .waitFor();
  expect(await serious(page)).toEqual([]);
  late = false;
  for (const tell of waiting) tell();
  await goneOn(page, before);
  await asked(page);
  await reply(page);
  await page.context().close();
  fine(errors);
});

test.each(SOME)(
  "%s: the same question told again does not undo what was picked or sent",
  async (game) => {
    const { page, errors } = await visitor(browser, "wide", QUICK);
    let told = "";
    let repeat = (): void => undefined;
    const held: (() => void)[] = [];
    await page.routeWebSocket(/\/socket/, (line) => {
      const there = line.connectToServer();
      repeat = () => line.send(told);
      there.onMessage((message) => {
        const heard = JSON.parse(String(message)) as { type: string };
        if (heard.type === "moment") told = JSON.stringify({ ...heard, events: [] });
        line.send(message);
      });
      line.onMessage((message) => {
        // An answer waits until it is let go.
        if (String(message).includes('"act"')) held.push(() => there.send(message));
        else there.send(message);
      });
    });
    await atTable(page, game);
    await expect.poll(() => told).not.toBe(""); // the answer to the wish for `auto`
    const before = await stepOf(page);
    const button = await pick(page);
    const text = await page.locator(".asked .preview").innerText();
    repeat();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.locator(".asked .preview").innerText()).toBe(text);
    await button.click();
    await expect.poll(() => held.length).toBe(1);
    repeat();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.locator(".asked").count()).toBe(0);
    held.forEach((go) => go());
    await settled(page, before);
    await asked(page);
    await page.context().close();
    fine(errors);
  },
);

test("the same seat on two devices: each follows what the other does", async () => {
  const laptop = await visitor(browser, "wide", QUICK);
  const phone = await visitor(browser, "phone", QUICK);
  const table = await atTable(laptop.page);
  const made = await laptop.page.request.post(`${server.base}/api/me/code`);
  const { code } = (await made.json()) as { code: string };
  await phone.page.request.post(`${server.base}/api/me/claim`, { data: { code } });
  await phone.page.goto(`${server.base}/hand/${table}`);
  for (const [here, there] of [
    [phone, laptop],
    [laptop, phone],
  ] as const) {
    await asked(here.page);
    await asked(there.page);
    const before = await stepOf(there.page);
    await reply(here.page);
    await goneOn(there.page, before);
    expect(await there.page.locator(".bar .problem").count()).toBe(0);
  }
  fine([...laptop.errors, ...phone.errors]);
  for (const { page } of [laptop, phone]) await page.context().close();
});

longer("a bot drives my car until I want it back", async () => {
  const { page, errors } = await visitor(browser, "wide", QUICK);
  const friend = await visitor(browser, "wide", QUICK);
  // The friend does not answer, so the bot cannot drive to the end.
  const wanted = { game: ANY, players: 3, bots: "rookie" };
  const table = await begin(server.base, [page, friend.page], wanted);
  await page.goto(`${server.base}/table/${table}`);
  await page.waitForSelector(".bar");
  await page.getByRole("button", { name: "This table" }).click();
  await page.getByRole("button", { name: "Let a bot play for me" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Take back my seat" }).click();
  await page.getByRole("button", { name: "Let a bot play for me" }).waitFor();
  await page.keyboard.press("Escape");
  await friend.page.goto(`${server.base}/table/${table}`);
  for (let turns = 0; turns < 3; turns++) await reply(await firstAsked([page, friend.page]));
  fine([...errors, ...friend.errors]);
  for (const one of [page, friend.page]) await one.context().close();
});

longer("a table that is closed before it began says so to who waits", async () => {
  const host = await visitor(browser, "wide", QUICK);
  const friend = await visitor(browser, "phone", QUICK);
  await host.page.goto(server.base);
  await setUp(host.page);
  await host.page.getByRole("button", { name: "Create the table" }).click();
  await host.page.getByRole("heading", { name: "Who drives?" }).waitFor();
  await friend.page.goto(host.page.url());
  await friend.page.getByRole("heading", { name: "Who drives?" }).waitFor();
  await host.page.getByRole("button", { name: "Leave the table" }).click();
  await host.page.getByRole("button", { name: "Play now" }).first().waitFor();
  await friend.page.getByText("This table was closed before it began.").waitFor();
  expect(await serious(friend.page)).toEqual([]);
  await friend.page.getByRole("link", { name: "Home" }).click();
  await friend.page.getByRole("button", { name: "Play now" }).first().waitFor();
  fine([...host.errors, ...friend.errors]);
  for (const { page } of [host, friend]) await page.context().close();
});

longer("a table that the server has forgotten: wrong turn, and home", async () => {
  const own = await startServer("--no-pauses", "--no-limits");
  const { page, errors } = await visitor(browser, "wide", QUICK);
  await page.goto(own.base);
  await playNow(page);
  await asked(page);
  await own.stop();
  await page.locator(".line p").waitFor();
  own.forget();
  await own.start();
  await page.getByRole("heading", { name: "Wrong turn" }).waitFor();
  expect(await serious(page)).toEqual([]);
  await page.getByRole("link", { name: "Home" }).click();
  await playNow(page);
  await asked(page);
  await page.context().close();
  await own.end();
  fine(errors);
});

longer("an address that leads nowhere says so calmly", async () => {
  const { page, errors } = await visitor(browser);
  for (const path of ["/table/not-a-table-at-all", "/join/XXXXXX", "/what/is/this", "/what"]) {
    await page.goto(server.base + path);
    await page.getByRole("heading", { name: "Wrong turn" }).waitFor();
    expect(await serious(page)).toEqual([]);
  }
  await page.getByRole("link", { name: "Home" }).click();
  await page.getByRole("button", { name: "Play now" }).first().waitFor();
  await page.context().close();
  fine(errors);
});
