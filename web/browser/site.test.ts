/** The site, below a path, from plain files: at home, without a network, and when it is renewed. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page, Worker } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { browser } from "./browser";
import { ANY, factsOf } from "./facts";
import { asked, fine, visitor } from "./house";
import { longer } from "./longer";
import { reply } from "./play";
import { beginInside } from "./site/inside";
import { SITE, startStatic, type StaticHost } from "./static";

let host: StaticHost;
beforeAll(async () => {
  host = await startStatic();
});
afterAll(async () => {
  await host.end();
});

/** A page that says of every request where it went, and of every broken policy. */
async function guest(): Promise<{ page: Page; errors: string[]; elsewhere: string[] }> {
  const { page, errors } = await visitor(browser);
  const elsewhere: string[] = [];
  page.context().on("request", (request) => {
    if (!request.url().startsWith(host.base)) elsewhere.push(request.url());
  });
  page.on("console", (message) => {
    if (/Failed to load resource|Content Security Policy/.test(message.text())) {
      errors.push(message.text());
    }
  });
  return { page, errors, elsewhere };
}

const home = (page: Page): Promise<void> => page.locator("article button.main").first().waitFor();

/** All files are kept. */
async function everythingKept(page: Page): Promise<void> {
  const complete = (): Promise<boolean> =>
    page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const keys = await (await caches.open(name)).keys();
        if (keys.some(({ url }) => url.endsWith("/complete"))) return true;
      }
      return false;
    });
  await expect.poll(complete, { timeout: 300_000, interval: 500 }).toBe(true);
}

test("it works below any path, asks nobody else, and has a strict policy", async () => {
  const { page, errors, elsewhere } = await guest();
  const answer = await page.goto(host.base);
  await home(page);
  const policy = answer?.headers()["content-security-policy"] ?? "";
  const said = await page.locator("meta[http-equiv]").getAttribute("content");
  for (const rules of [policy, said ?? ""]) {
    expect(rules).toContain("script-src 'self' 'wasm-unsafe-eval'");
    expect(rules).toContain("default-src 'none'");
    expect(rules).not.toMatch(/unsafe-inline|'unsafe-eval'|https?:/);
  }
  expect(elsewhere).toEqual([]);
  expect(host.asked.filter((path) => /\/api|\/health/.test(path))).toEqual([]);
  fine(errors);
});

/** What becomes of a text that somebody wants to run in a worker, by itself and not by our hand. */
const evaluated = (worker: Worker): Promise<string> =>
  worker.evaluate(
    () =>
      new Promise((resolve) =>
        setTimeout(() => {
          try {
            resolve(
              String((globalThis as unknown as { eval: (text: string) => unknown }).eval("1")),
            );
          } catch (error) {
            resolve((error as Error).name);
          }
        }),
      ),
  );

test("where the host writes no policy, the workers have one all the same", async () => {
  const bare = await startStatic(SITE, { headers: false });
  const { page, errors } = await visitor(browser);
  const answer = await page.goto(bare.base);
  expect(answer?.headers()["content-security-policy"]).toBeUndefined();
  await home(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();
  const python = (): Worker[] =>
    page.workers().filter((worker) => /(home|thinker)\.worker/.test(worker.url()));
  await expect.poll(() => python().length).toBe(2);
  for (const worker of python()) expect(await evaluated(worker)).toBe("EvalError");
  await page.context().close();
  await bare.end();
  fine(errors);
});

test("links are links: in a new tab, copied, reloaded, and the browser's back button", async () => {
  const { page, errors } = await guest();
  await page.goto(host.base);
  await home(page);
  const link = page.locator("article a[href*='/rules/']").first();
  const href = (await link.getAttribute("href")) ?? "";
  expect(href).toMatch(/^#\/rules\/\w+$/);
  await link.click();
  await page.getByRole("heading", { level: 1 }).waitFor({ state: "attached" });
  expect(page.url()).toBe(host.base + href);
  await page.reload();
  await page.locator("article, main").first().waitFor();
  expect(page.url()).toBe(host.base + href);
  await page.goBack();
  await home(page);
  const other = await page.context().newPage();
  await other.goto(host.base + href);
  await other.locator("main").waitFor();
  await other.close();
  fine(errors);
});

longer("after one visit it is all here: home and a lesson without a network", async () => {
  const { page, errors } = await guest();
  await page.goto(host.base);
  await home(page);
  await everythingKept(page);
  host.answer(false);
  try {
    await page.reload();
    await home(page);
    await page.goto(`${host.base}#/learn`);
    await page.goto(host.base);
    await page.locator("article a[href*='/learn/']").first().click();
    await page.locator("header h1").waitFor();
  } finally {
    host.answer(true);
  }
  fine(errors.filter((text) => !/Failed to load resource/.test(text)));
});

/** A table that was begun under other rules than those that the new build has. */
async function underOlderRules(page: Page, id: string): Promise<void> {
  const name = `rallybox ${new URL(host.base).pathname}`;
  await page.evaluate(
    async ([database, key]) => {
      const done = <T>(request: IDBRequest<T>): Promise<T> =>
        new Promise((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(new Error("unreadable"));
        });
      const texts = (await done(indexedDB.open(database)))
        .transaction("texts", "readwrite")
        .objectStore("texts");
      const text = (await done(texts.get(key))) as string;
      const older = text.replace(/("rules":)\d+/, (_, name: string) => `${name}0`);
      if (older === text) throw new Error("a table names no rules");
      await done(texts.put(older, key));
    },
    [name, `table/${id}`] as const,
  );
}

test("an update comes whole or not at all, when it is wanted; games go on", async () => {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  cpSync(SITE, folder, { recursive: true });
  try {
    const { page, errors } = await guest();
    await page.goto(host.base);
    await home(page);
    await everythingKept(page);
    const seats = ["person", ...Array.from({ length: factsOf(ANY).few - 1 }, () => "rookie")];
    const id = await beginInside(page, host.base, { game: ANY, seats });
    await underOlderRules(page, id);
    const index = join(folder, "index.html");
    const text = readFileSync(index, "utf-8");
    writeFileSync(index, text.replace("<title>Rallybox", "<title>Rallybox 2"));
    const worker = readFileSync(join(folder, "sw.js"), "utf-8");
    const hash = async (content: string): Promise<string> =>
      Buffer.from(
        await crypto.subtle.digest("SHA-256", new TextEncoder().encode(content)),
      ).toString("hex");
    const newer = worker
      .replace(await hash(text), await hash(readFileSync(index, "utf-8")))
      .replace(/(version\\":\\")\w+/, "$1next");
    expect(newer).not.toBe(worker);
    // Half renewed: the list is new, the page is not.
    writeFileSync(join(folder, "sw.js"), newer);
    writeFileSync(index, text);
    host.show(folder);
    const look = (): Promise<void> =>
      page.evaluate(async () => {
        const found = await navigator.serviceWorker.getRegistration();
        await found?.update().catch(() => undefined);
        for (let i = 0; i < 600 && found?.installing; i += 1) {
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
      });
    await look();
    expect(await page.getByText("A new version").count()).toBe(0);
    // Now all of it.
    writeFileSync(index, text.replace("<title>Rallybox", "<title>Rallybox 2"));
    await look();
    await page.getByText("A new version").waitFor();
    const before = await page.evaluate(() => document.documentElement.innerHTML.length);
    expect(before).toBeGreaterThan(0);
    await Promise.all([
      page.waitForEvent("load"),
      page.getByRole("button", { name: "Update" }).click(),
    ]);
    await home(page);
    const builds = await page.evaluate(() => caches.keys());
    expect(builds.filter((name) => name.startsWith("rallybox /"))).toEqual([
      expect.stringMatching(/ next$/),
    ]);
    await page.goto(`${host.base}#/table/${id}`);
    await asked(page);
    await reply(page);
    fine(errors.filter((line) => !/Failed to load resource/.test(line)));
  } finally {
    host.show(SITE);
    rmSync(folder, { recursive: true, force: true });
  }
});
