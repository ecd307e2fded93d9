/** What a page looked like when its test failed, and what it was still waiting for: in `build/browser`. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page, Request } from "playwright-core";

const FOLDER = join(import.meta.dirname, "../../build/browser");

interface Traffic {
  readonly waiting: Set<Request>;
  readonly failed: string[];
  readonly said: string[];
}

const traffic = new WeakMap<Page, Traffic>();

/** Remembers what a page asks for and says. */
export function watch(page: Page): void {
  const seen: Traffic = { waiting: new Set(), failed: [], said: [] };
  traffic.set(page, seen);
  page.on("request", (request) => seen.waiting.add(request));
  page.on("requestfinished", (request) => seen.waiting.delete(request));
  page.on("requestfailed", (request) => {
    seen.waiting.delete(request);
    seen.failed.push(`${request.url()} ${request.failure()?.errorText}`);
  });
  page.on("console", (message) => seen.said.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => seen.said.push(String(error)));
}

/** So long, in milliseconds, a page may take to show what it has: one that hangs answers nothing. */
const MOST = 5_000;

const content = (page: Page): Promise<string> =>
  Promise.race([
    page.evaluate(() => document.documentElement.outerHTML).catch(String),
    new Promise<string>((resolve) => setTimeout(resolve, MOST, "it does not answer").unref()),
  ]);

async function write(page: Page, name: string): Promise<void> {
  const seen = traffic.get(page);
  const waiting = [...(seen?.waiting ?? [])].map((request) => request.url());
  const body = await content(page);
  const parts = {
    unanswered: waiting,
    failed: seen?.failed ?? [],
    said: seen?.said ?? [],
    page: [body],
  };
  const text = Object.entries(parts).map(([title, lines]) => `# ${title}\n${lines.join("\n")}`);
  writeFileSync(join(FOLDER, `${name}.txt`), [page.url(), ...text].join("\n\n") + "\n");
  await page.screenshot({ path: join(FOLDER, `${name}.png`), timeout: MOST }).catch(String);
}

/** Keeps all of that for each page that is still open. */
export async function keepEvidence(browser: Browser, test: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const name = test.replaceAll(/\W+/g, "-").slice(0, 60);
  const pages = browser.contexts().flatMap((context) => context.pages());
  for (const [i, page] of pages.entries()) await write(page, `${name}-${i + 1}`);
}
