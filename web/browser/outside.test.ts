/**
 * A game from outside, installed from a wheel into a fresh environment: on the home page, set up,
 * played to its end with bots, replayed; with the mouse and with keys, on a phone, in another
 * language.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { browser } from "./browser";
import { asked, fine, goneOn, PATIENT, serious, stepOf, visitor } from "./house";
import { longer } from "./longer";
import { begin, lookOn, reply } from "./play";
import { startServer, type TestServer, WITHOUT_OURS } from "./server";

const ROOT = join(import.meta.dirname, "../..");
const GAME = "hairpin";
const SHORT = { game: GAME, players: 3, options: { spaces: 18 } };

let folder = "";
let server: TestServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "rallybox-outside-"));
  const program = join(ROOT, ".venv/bin/python");
  const made = execFileSync(
    program,
    [join(ROOT, "scripts/fresh.py"), join(folder, "environment"), join(ROOT, "examples", GAME)],
    { encoding: "utf-8", env: WITHOUT_OURS },
  );
  const rallybox = join(made.trim(), "rallybox");
  server = await startServer({ rallybox }, "--no-pauses", "--no-limits");
}, PATIENT); // a whole environment is made
afterAll(async () => {
  await server.end();
  rmSync(folder, { recursive: true, force: true });
});

const poster = (page: Page): ReturnType<Page["locator"]> =>
  page.locator("article", { has: page.getByRole("heading", { name: "Hairpin" }) });

test("it stands at home beside the others, and is set up with its own options", async () => {
  const { page, errors } = await visitor(browser, "wide", { pace: "skip" });
  await page.goto(server.base);
  await poster(page).getByText("A quick race up a mountain pass").waitFor();
  expect(await poster(page).getByRole("link", { name: "Learn to play" }).count()).toBe(0);
  await poster(page).getByRole("button", { name: "Set up a table" }).click();
  const spaces = page.getByLabel("Spaces to the summit");
  expect(await spaces.inputValue()).toBe("45");
  const create = page.getByRole("button", { name: "Create the table" });
  await spaces.fill("3");
  expect(await create.isDisabled()).toBe(true);
  await spaces.fill("18");
  expect(await serious(page)).toEqual([]);
  await create.click();
  await page.getByRole("heading", { name: "Who drives?" }).waitFor();
  await page.goto(`${server.base}/rules/${GAME}`);
  await page.getByText("Every bend shows the highest gear").waitFor();
  fine(errors);
});

test("it is played to its end with bots, with a hint, and replayed", async () => {
  const { page, errors } = await visitor(browser, "wide", { pace: "skip" });
  const table = await begin(server.base, [page], SHORT);
  await page.goto(`${server.base}/table/${table}`);
  await asked(page);
  const position = "The position on the table";
  await page.getByRole("img", { name: position, exact: true }).waitFor();
  await page.getByRole("button", { name: "Hint" }).click();
  await page.getByText("A strong bot’s advice").waitFor();
  expect(await page.getByText(/bots-advice/).count()).toBe(0);
  expect(await serious(page)).toEqual([]);
  await page.getByRole("button", { name: "As text" }).click();
  expect(await page.locator(".drawing pre").innerText()).toContain("gear");
  await page.getByRole("group", { name: position }).focus();
  expect(await serious(page)).toEqual([]);
  while ((await asked(page)) === "question") await reply(page);
  const result = await page.locator(".result").innerText();
  expect(result).toMatch(/wins?!|share the win/i);
  expect(result).toContain("The summit has been reached.");
  await page.goto(`${server.base}/replay/${table}`);
  await page.getByText(/^Moment 0 of/).waitFor();
  await page.locator(".drawing").waitFor();
  expect(await serious(page)).toEqual([]);
  fine(errors);
});

interface Offered {
  readonly id: number;
  readonly text: string;
  readonly action: { readonly is: string };
}
interface Asking {
  readonly decision: { choices: readonly Offered[] } | null;
}

/** As if every question had seven times as many answers, of two kinds; the first is `this one`. */
async function manyChoices(page: Page): Promise<void> {
  const more = ({ decision }: Asking): void => {
    if (!decision) return;
    const [one, ...others] = decision.choices;
    const copy = (n: number, { id, action, ...rest }: Offered): Offered => {
      const is = n % 2 ? "Drive" : "Coast";
      return { ...rest, id: id + 1000 * n, text: `copy${n}`, action: { ...action, is } };
    };
    const copies = [1, 2, 3, 4, 5, 6].flatMap((n) => decision.choices.map((own) => copy(n, own)));
    if (one) decision.choices = [{ ...one, text: "this one" }, ...others, ...copies];
  };
  await page.routeWebSocket(/\/socket/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => {
      const message = JSON.parse(String(text)) as Partial<Asking> & { moment?: Asking | null };
      if (message.decision) more(message as Asking);
      if (message.moment) more(message.moment);
      socket.send(JSON.stringify(message));
    });
  });
}

test("many choices stand under headings, and are searched and chosen with keys alone", async () => {
  const { page, errors } = await visitor(browser, "wide", { pace: "skip" });
  await manyChoices(page);
  const table = await begin(server.base, [page], SHORT);
  await page.goto(`${server.base}/table/${table}`);
  await asked(page);
  const [choices, field] = [page.locator(".asked .choice"), page.getByRole("searchbox")];
  const all = await choices.count();
  await page.getByRole("searchbox", { name: `Search ${all} choices` }).waitFor();
  for (const name of ["Drive", "Roll"]) {
    await page.locator(".asked").getByRole("heading", { name }).waitFor();
  }
  expect(await serious(page)).toEqual([]);
  await page.keyboard.press("/");
  await page.keyboard.type("copy2");
  await expect.poll(() => choices.count()).toBe(all / 7);
  await field.fill("copy9");
  await page.getByText("No choice matches.").waitFor();
  const step = await stepOf(page);
  await field.fill("one THIS");
  await expect.poll(() => choices.count()).toBe(1);
  await page.keyboard.press("Enter");
  await goneOn(page, step);
  fine(errors);
});

longer("on a phone, in French, by a key, and nobody sees the cards of others", async () => {
  const { page, errors } = await visitor(browser, "phone", { pace: "skip", language: "fr" });
  const heard: string[] = [];
  page.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => heard.push(String(payload)));
  });
  const table = await begin(server.base, [page], SHORT);
  await page.goto(`${server.base}/table/${table}`);
  await asked(page);
  expect(await page.locator(".asked").innerText()).toMatch(/Défausser|Jouer/);
  const step = await stepOf(page);
  await page.keyboard.press("1");
  await goneOn(page, step);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await lookOn(server.base, page);
  const hands = heard
    .flatMap((text) => [...text.matchAll(/"hands":(\[\[.*?\]\])/g)])
    .map(([, found]) => JSON.parse(found ?? "[]") as string[][]);
  expect(hands.length).toBeGreaterThan(3);
  for (const [, ...others] of hands) expect(new Set(others.flat())).toEqual(new Set(["?"]));
  fine(errors);
});
