/**
 * Pictures of every page and dialog round a table, from a real server:
 *     [BUILT=1] [NIGHT=1] node dev/pages.mjs [wide,tablet,phone] [part of a chapter: home, table, after, faults]
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { runnerImport } from "vite";
import { games } from "./games.mjs";
import { serveGallery } from "./serve.mjs";
import { SIZES } from "./sizes.mjs";

const folder = join(import.meta.dirname, "shots");
mkdirSync(folder, { recursive: true });
const { module } = await runnerImport(join(import.meta.dirname, "../browser/server.ts"));
const server = await module.startServer("--no-pauses", "--no-limits");
const offer = await (await fetch(`${server.base}/api/offer`)).json();
const GAMES = offer.games.map(({ name }) => name);
// With BUILT=1 the pages come from the server's own build of the client.
const gallery = process.env.BUILT ? null : await serveGallery(server.base);
const base = gallery ? gallery.resolvedUrls.local[0] : `${server.base}/`;
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
const [sizes = "wide,tablet,phone", part = ""] = process.argv.slice(2);

async function visitor(settings = {}) {
  const context = await browser.newContext({
    locale: "en-GB",
    colorScheme: process.env.NIGHT ? "dark" : "light",
  });
  await context.addInitScript((kept) => {
    localStorage.setItem("rallybox-settings", JSON.stringify(kept));
  }, settings);
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  page.on("pageerror", (error) => console.log(String(error)));
  const shoot = async (name) => {
    for (const size of sizes.split(",")) {
      const [width, height] = SIZES[size];
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(450);
      await page.screenshot({ path: join(folder, `p-${name}-${size}.png`) });
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  };
  await page.setViewportSize({ width: 1440, height: 900 });
  return { page, shoot, close: () => context.close() };
}

const press = (page, name) => page.getByRole("button", { name, exact: true }).first().click();
const escape = (page) => page.keyboard.press("Escape");
const poster = (page, game) =>
  page.locator("article", { has: page.locator(`a[href="/learn/${game}"]`) });
const setUp = (page, game) =>
  poster(page, game).getByRole("button", { name: "Set up a table" }).click();
const idOf = (page) => page.url().split("/").pop();

/** Begins a game against bots and lets a bot finish it for me. */
async function finish(page, game) {
  await page.goto(base);
  await poster(page, game).locator("button.main").click();
  await page.waitForSelector(".frame");
  const id = idOf(page);
  await press(page, "This table");
  await page.getByRole("button", { name: "Let a bot play for me" }).click();
  await escape(page);
  await page.waitForSelector(".result", { timeout: 120_000 });
  return id;
}

const CHAPTERS = {
  async home() {
    const { page, shoot, close } = await visitor();
    await page.goto(base);
    await page.waitForSelector("article");
    await shoot("home");
    await page.getByRole("button", { name: "Settings" }).click();
    await shoot("settings");
    await escape(page);
    await page.locator("header .quiet").first().click();
    await shoot("nickname");
    await escape(page);
    for (const game of GAMES) {
      await setUp(page, game);
      await shoot(`new-${game}`);
      await escape(page);
    }
    for (const { pages } of (await games()).values()) {
      await page.goto(base);
      await pages?.({ page, shoot, base, setUp: (game) => setUp(page, game) });
    }
    for (const game of GAMES) {
      await page.goto(`${base}rules/${game}`);
      await page.waitForSelector("article h3");
      await shoot(`rules-${game}`);
    }
    await close();
  },
  async table() {
    const { page, shoot, close } = await visitor();
    await page.goto(base);
    for (const game of GAMES) {
      await page.goto(base);
      await setUp(page, game);
      await page.getByRole("button", { name: "Create the table" }).click();
      await page.waitForSelector("main .go");
      await shoot(`waiting-${game}`);
    }
    await page.goto(base);
    await press(page, "Play now");
    await page.waitForSelector(".frame");
    await shoot("table");
    await page.getByRole("button", { name: "Invite" }).first().click();
    await shoot("invite");
    await escape(page);
    await press(page, "This table");
    await shoot("menu");
    await escape(page);
    await page.getByRole("tab", { name: "Rules" }).click();
    await page.waitForTimeout(300);
    await page.screenshot({ path: join(folder, "p-tab-rules-wide.png") });
    await page.getByRole("button", { name: "The full rules" }).click();
    await page.waitForSelector("dialog article h3");
    await shoot("rules-dialog");
    await escape(page);
    await page.getByRole("tab", { name: "Chat" }).click();
    await press(page, "Good luck!");
    await page.waitForTimeout(300);
    await page.screenshot({ path: join(folder, "p-tab-chat-wide.png") });
    await page.setViewportSize({ width: 820, height: 1180 });
    await page.getByRole("button", { name: "Game log" }).first().click();
    await shoot("sheet");
    await escape(page);
    const id = idOf(page);
    const guest = await visitor();
    await guest.page.goto(`${base}watch/${id}`);
    await guest.page.waitForSelector(".frame");
    await guest.shoot("television");
    await page.goto(`${base}hand/${id}`);
    await page.waitForSelector(".frame");
    await shoot("hand");
    await page.goto(base);
    await page.waitForTimeout(800);
    await shoot("home-tables");
    await guest.close();
    await close();
  },
  async after() {
    const { page, shoot, close } = await visitor({ pace: "skip" });
    for (const game of GAMES) {
      const id = await finish(page, game);
      await shoot(`result-${game}`);
      if (game === GAMES[0]) {
        await page.getByRole("button", { name: "Check the shuffle" }).click();
        await page.waitForSelector(".verdict");
        await shoot("dice");
      }
      await page.goto(`${base}replay/${id}`);
      await page.getByRole("combobox", { name: "Jump to" }).selectOption({ index: 5 });
      await page.getByRole("combobox", { name: "Seen by" }).selectOption({ index: 2 });
      await page.waitForSelector(".cards");
      await shoot(`replay-${game}`);
    }
    await close();
  },
  async faults() {
    const { page, shoot, close } = await visitor();
    await page.goto(`${base}nowhere/at/all`);
    await shoot("nowhere");
    await page.goto(`${base}table/AAAAAAAAAAAAAAAA`);
    await page.waitForSelector("h1");
    await shoot("gone");
    await page.goto(base);
    await press(page, "Play now");
    await page.waitForSelector(".frame");
    await server.stop();
    await page.waitForTimeout(9000);
    await shoot("offline-table");
    await page.goto(base);
    await page.waitForTimeout(1500);
    await shoot("offline-home");
    await server.start();
    await close();
  },
};

try {
  for (const [name, chapter] of Object.entries(CHAPTERS)) {
    if (!name.includes(part)) continue;
    await chapter().catch((error) => console.log(name, String(error).split("\n").slice(0, 3)));
  }
} finally {
  await browser.close();
  await gallery?.close();
  await server.end();
}
