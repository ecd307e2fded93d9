/** Rallybox as an app: it can be installed, and explains itself while the server is away. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { browser } from "./browser";
import { ANY } from "./facts";
import { asked, fine, first, playNow, serious, visitor } from "./house";
import { longer } from "./longer";
import { reply } from "./play";
import { startServer, type TestServer } from "./server";

let server: TestServer;

beforeAll(async () => {
  server = await startServer("--no-pauses", "--no-limits");
});
afterAll(async () => {
  await server.end();
});

/** The service worker is there and looks after this page. */
async function looksAfter(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

const OFFLINE = {
  en: "Waiting at the roadside",
  fr: "Arrêt au bord de la route",
  de: "Kurzer Halt am Straßenrand",
};

test("the manifest has no errors, and nothing stands against installing", async () => {
  for (const [locale, about] of first([
    ["en", "Three rally board games"],
    ["fr", "Trois jeux de rallye"],
    ["de", "Drei Rallye-Brettspiele"],
  ] as const)) {
    const { page, errors } = await visitor(browser, "wide", {}, { locale });
    await page.goto(server.base);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await looksAfter(page);
    const devtools = await page.context().newCDPSession(page);
    const { url, errors: faults, data } = await devtools.send("Page.getAppManifest");
    expect(faults).toEqual([]);
    expect(url).toBe(`${server.base}/app.${locale}.webmanifest`);
    const manifest = JSON.parse(data ?? "") as {
      description: string;
      lang: string;
      icons: { src: string; sizes: string; type: string }[];
    };
    expect(manifest.lang).toBe(locale);
    expect(manifest.description).toContain(about);
    for (const icon of manifest.icons) {
      const answer = await page.request.get(server.base + icon.src);
      expect(answer.headers()["content-type"]).toMatch(icon.type);
    }
    const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
    // The pages of these tests are private ones, which cannot install anything.
    const against = installabilityErrors.map(({ errorId }) => errorId);
    expect(against.filter((id) => id !== "in-incognito")).toEqual([]);
    await page.context().close();
    fine(errors);
  }
});

test("without a server the page explains itself in every language, and comes back by itself", async () => {
  const all = [];
  for (const [locale, title] of first(Object.entries(OFFLINE))) {
    const { page, errors } = await visitor(browser, "phone", {}, { locale });
    await page.goto(`${server.base}/rules/${ANY}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    const before = await page.getByRole("heading", { level: 1 }).innerText();
    await looksAfter(page);
    all.push({ page, errors, locale, title, before });
  }
  await server.stop();
  for (const { page, locale, title } of all) {
    await page.reload();
    await page.getByRole("heading", { name: title }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await page.evaluate(() => document.fonts.check('1em "League Gothic"'))).toBe(true);
    expect(await serious(page)).toEqual([]);
    // An address that this browser has never seen is answered as well.
    await page.goto(`${server.base}/table/never-seen`);
    await page.getByRole("heading", { name: title }).waitFor();
    await page.goto(`${server.base}/rules/${ANY}`);
    await page.getByRole("heading", { name: title }).waitFor();
  }
  await server.start();
  for (const { page, errors, before } of all) {
    await page.getByRole("heading", { name: before }).waitFor();
    await page.context().close();
    fine(errors);
  }
});

longer("the language and the theme of the settings hold offline, too", async () => {
  const settings = { language: "de", theme: "night" };
  const { page, errors } = await visitor(browser, "wide", settings);
  await page.goto(server.base);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await looksAfter(page);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole("heading", { name: OFFLINE.de }).waitFor();
  const ground = await page.evaluate(() => getComputedStyle(document.documentElement).background);
  expect(ground).toContain("rgb(23, 25, 30)");
  expect(await serious(page)).toEqual([]);
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Jetzt spielen" }).first().waitFor();
  await page.context().close();
  fine(errors);
});

test("the browser keeps the offline page and nothing else", async () => {
  const { page, errors } = await visitor(browser, "wide", { pace: "skip" });
  await page.goto(server.base);
  await playNow(page);
  await looksAfter(page);
  for (let i = 0; i < 3 && (await asked(page)) === "question"; i++) await reply(page);
  await page.reload();
  await asked(page);
  const kept = await page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      found.push(...requests.map((request) => new URL(request.url).pathname));
    }
    return found;
  });
  expect(kept).toContain("/offline.html");
  for (const path of kept) {
    expect(path).toMatch(/^\/(offline\.html|favicon\.svg|assets\/[\w.-]+\.(js|css|woff2))$/);
  }
  await page.context().close();
  fine(errors);
});

test("a page that is older than the server begins anew", async () => {
  const { page, errors } = await visitor(browser, "wide", {}, { serviceWorkers: "block" });
  await page.goto(server.base);
  await page.getByRole("button", { name: "Play now" }).first().waitFor();
  // What it was built with is not there any more, until it is loaded again.
  const part = /TablePage-.*\.js/;
  await page.route(part, (route) => route.fulfill({ status: 404 }));
  await playNow(page);
  await page.getByText("The server cannot be reached at the moment.").waitFor();
  await page.unroute(part);
  await asked(page);
  await page.context().close();
  fine(errors);
});
