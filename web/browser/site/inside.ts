/** Calls to the host inside a page, made from a worker of our own: like another tab, for a moment. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { fine, PATIENT, type Size, visitor } from "../house";
import { SITE, type StaticHost } from "../static";

const HOME = readdirSync(join(SITE, "assets")).find((name) => /^home\.worker.*\.js$/.test(name));

export type Call = readonly [method: string, path: string, body?: unknown];

/** The answers, in order; `{id}` in a path is the id that the answer before it had. */
export async function inside<T>(page: Page, base: string, calls: readonly Call[]): Promise<T> {
  const texts = await textsInside(page, base, calls);
  return texts.map((text) => JSON.parse(text || "null") as unknown) as T;
}

/** The record of a game in this page, as it is written there. */
export async function recordInside(page: Page, base: string, id: string): Promise<string> {
  const [text = ""] = await textsInside(page, base, [["GET", `tables/${id}/record`]]);
  return text;
}

async function textsInside(page: Page, base: string, calls: readonly Call[]): Promise<string[]> {
  const answers = await page.evaluate(
    async ({ folder, worker, asked }) => {
      const home = new Worker(`${folder}assets/${worker}`, { type: "module" });
      const line = new MessageChannel(); // nobody thinks here
      const name = `rallybox ${new URL(folder).pathname}`;
      home.postMessage({ do: "begin", python: `${folder}python/`, name, thinker: line.port1 }, [
        line.port1,
      ]);
      const found: { status: number; text: string }[] = [];
      for (const [number, [method, path, body]] of asked.entries()) {
        const { id = "" } = JSON.parse(found.at(-1)?.text || "{}") as { id?: string };
        const answer = new Promise<{ status: number; text: string }>((resolve, reject) => {
          home.onmessage = ({ data }) => {
            if (data.is === "failed") reject(new Error(data.detail));
            if (data.is === "answer") resolve(data);
          };
        });
        home.postMessage({
          do: "ask",
          number,
          method,
          path: path.replace("{id}", id),
          body: body === undefined ? null : JSON.stringify(body),
          language: "en",
        });
        found.push(await answer);
      }
      home.terminate();
      return found.map(({ status, text }) => ({ status, text }));
    },
    { folder: base, worker: HOME, asked: calls as [string, string, unknown][] },
  );
  const bad = answers.find(({ status }) => status >= 400);
  if (bad) throw new Error(JSON.stringify(bad));
  return answers.map(({ text }) => text);
}

/** A table in this page that has begun; its id. */
export async function beginInside(
  page: Page,
  base: string,
  table: Readonly<Record<string, unknown>>,
): Promise<string> {
  const [me] = await inside<[{ nickname: string } | null]>(page, base, [["GET", "me"]]);
  const become: Call[] = me ? [] : [["POST", "me", { nickname: "Ada" }]];
  const begun = await inside<{ id: string }[]>(page, base, [
    ...become,
    ["POST", "tables", table],
    ["POST", "tables/{id}/start"],
  ]);
  return begun.at(-1)?.id ?? "";
}

/** A finished game of the repository's, brought into this page; its table's id. */
export async function bringInside(page: Page, base: string, game: string): Promise<string> {
  const folder = join(import.meta.dirname, "../../../tests/golden", game);
  const [name = ""] = readdirSync(folder).filter((one) => one.endsWith(".json"));
  const record = readFileSync(join(folder, name), "utf-8");
  const brought = await inside<{ id: string }[]>(page, base, [
    ["POST", "me", { nickname: "Ada" }],
    ["POST", "brought", { record }],
  ]);
  return brought.at(-1)?.id ?? "";
}

export const home = (page: Page): Promise<void> =>
  page.locator("article button.main").first().waitFor();

const allKept = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const keys = await (await caches.open(name)).keys();
      if (keys.some(({ url }) => url.endsWith("/complete"))) return true;
    }
    return false;
  });

/** All files are kept: from now on nobody needs a network. */
export async function everythingKept(page: Page): Promise<void> {
  for (let waited = 0; !(await allKept(page)); waited += 200) {
    if (waited > PATIENT) throw new Error("not everything is kept");
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Python's memory is kept: from now on it starts from there. */
export async function memoryKept(page: Page): Promise<void> {
  const kept = (): Promise<boolean> =>
    page.evaluate(async () => {
      const name = (await caches.keys()).find((one) => one.startsWith("rallybox-memory "));
      return name !== undefined && (await (await caches.open(name)).keys()).length > 0;
    });
  for (let waited = 0; !(await kept()); waited += 200) {
    if (waited > PATIENT) throw new Error("no memory is kept");
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Somebody who has been here once, and has no network any more; `work` is what they do then. */
export async function cutOff(
  browser: Browser,
  host: StaticHost,
  size: Size,
  work: (page: Page) => Promise<void>,
): Promise<void> {
  const { page, errors } = await visitor(browser, size, { pace: "skip" });
  await page.goto(host.base);
  await home(page);
  await everythingKept(page);
  host.answer(false);
  try {
    await page.reload();
    await home(page);
    await work(page);
  } finally {
    host.answer(true);
    await page.context().close();
  }
  fine(errors);
}

export const goTo = async (page: Page, base: string, path: string): Promise<void> => {
  await page.goto(`${base}#${path}`);
};
