/** Learning to play: every lesson to its end, by clicking, and one by keyboard on a phone. */
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Choice, LessonList, LessonScene } from "../src/wire";
import { everybodyLeaves, fine, openBrowser, serious, visitor } from "./house";
import { startServer, type TestServer } from "./server";

let server: TestServer;
let browser: Browser;
const QUICK = { pace: "skip" };

beforeAll(async () => {
  server = await startServer("--no-pauses", "--no-limits");
  browser = await openBrowser();
});
afterEach(() => everybodyLeaves(browser));
afterAll(async () => {
  await browser.close();
  await server.end();
});

// -- what the server would say, asked beside the page ----------------------------------------------

async function ask(game: string, number: number, actions: readonly number[]): Promise<LessonScene> {
  const answer = await fetch(`${server.base}/api/lessons/${game}/${number}`, {
    headers: { "accept-language": "en", "content-type": "application/json" },
    ...(actions.length && { method: "POST", body: JSON.stringify({ actions }) }),
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as LessonScene;
}

const choicesOf = (scene: LessonScene): readonly Choice[] => scene.moment.decision?.choices ?? [];

/** The first choice that counts, and the first that does not. */
async function sort(
  game: string,
  number: number,
  tried: readonly number[],
  now: LessonScene,
): Promise<{ good: Choice; other: Choice | undefined }> {
  let good: Choice | undefined;
  let other: Choice | undefined;
  for (const choice of choicesOf(now)) {
    if (choice.text === "stop") continue; // asks twice, and is tried in a test of its own
    const { verdict } = await ask(game, number, [...tried, choice.id]);
    if (verdict === "other") other ??= choice;
    else good ??= choice;
    if (good && other) break;
  }
  if (!good) throw new Error(`nothing counts in ${game} ${number}`);
  return { good, other };
}

// -- with a mouse ----------------------------------------------------------------------------------

const COLOURS: Record<string, string> = { g: "green", y: "yellow", r: "red", b: "blue" };

const called = (card: string): RegExp =>
  new RegExp(`^${COLOURS[card[0] ?? ""]} ${card.slice(1)}\\b`);

/** One of the cards in a fan that is called so and not picked yet. */
async function pickCard(page: Page, card: string): Promise<void> {
  for (const one of await page.locator("ul.hand button[aria-pressed='false']").all()) {
    const name = (await one.locator(".unseen").textContent()) ?? "";
    if (called(card).test(name)) return one.click();
  }
  throw new Error(`no ${card} in the hand`);
}

/** A marked square, again and again, until the bar says what we want; then the next square. */
async function pickSquare(page: Page, choice: Choice): Promise<void> {
  const targets = page.locator(".spot.target");
  const preview = page.locator(".asked .preview");
  for (let i = 0; i < (await targets.count()); i++) {
    for (const seen = new Set<string>(); ;) {
      await targets.nth(i).click();
      const now = ((await preview.textContent()) ?? "").trim(); // drawn cards are in it as letters
      if (now === choice.sentence) return;
      if (seen.has(now)) break; // round once
      seen.add(now);
    }
  }
  throw new Error(`cannot pick ${choice.text}: ${choice.sentence}`);
}

async function click(page: Page, game: string, now: LessonScene, choice: Choice): Promise<void> {
  const { text } = choice;
  const answers = page.locator(".asked .choice");
  if (await answers.count()) return answers.nth(choicesOf(now).indexOf(choice)).click();
  if (game === "tacots") await pickSquare(page, choice);
  else if (!text.startsWith("tune ")) {
    for (const card of text.split("+")) await pickCard(page, card);
  }
  await page.locator(".asked .main").click();
}

// -- through a lesson ------------------------------------------------------------------------------

type Act = (page: Page, game: string, now: LessonScene, choice: Choice) => Promise<void>;

const coach = (page: Page): Promise<string> => page.locator(".coach").innerText();

async function says(page: Page, words: string): Promise<void> {
  await page
    .locator(".coach")
    .getByText(words.split("\n").at(-1) ?? "", { exact: true })
    .waitFor();
}

async function playScene(page: Page, game: string, number: number, act: Act): Promise<void> {
  let tried: number[] = [];
  let now = await ask(game, number, []);
  await page.locator(".coach").getByRole("heading", { name: now.title }).waitFor();
  while (now.verdict !== "done") {
    await says(page, now.asked);
    const { good, other } = await sort(game, number, tried, now);
    if (other) {
      const against = await ask(game, number, [...tried, other.id]);
      await act(page, game, now, other);
      await says(page, against.said);
      expect(await coach(page)).toContain(now.asked.split("\n").at(-1));
      await reset(page, game);
    }
    await act(page, game, now, good);
    tried = [...tried, good.id];
    now = await ask(game, number, tried);
    await says(page, now.said);
  }
  await page.locator(".on button").first().waitFor();
}

/** Unpicks what is picked after a try that did not count. */
async function reset(page: Page, game: string): Promise<void> {
  if (game !== "roadrally") return;
  for (const one of await page.locator("ul.hand button[aria-pressed='true']").all()) {
    await one.click();
  }
}

async function scenesOf(game: string): Promise<number> {
  const answer = await fetch(`${server.base}/api/lessons`);
  const { lessons } = (await answer.json()) as LessonList;
  return lessons.find((lesson) => lesson.game === game)?.scenes.length ?? 0;
}

test.each([
  ["roadrally", 0, "wide"],
  ["stichrallye", 1, "tablet"],
  ["tacots", 2, "wide"],
] as const)("%s is learned by clicking, up to a first game", async (game, poster, size) => {
  const { page, errors } = await visitor(browser, size, QUICK);
  await page.goto(server.base);
  await page.getByRole("link", { name: "Learn to play" }).nth(poster).click();
  const scenes = await scenesOf(game);
  expect(scenes).toBeGreaterThanOrEqual(5);
  for (let number = 1; number <= scenes; number++) {
    await playScene(page, game, number, click);
    expect(page.url()).toContain(`/learn/${game}/${number}`);
    if (number === 1) expect(await serious(page)).toEqual([]);
    const last = number === scenes;
    await page.getByRole("button", { name: last ? "Play now" : "Next scene" }).click();
  }
  await page.waitForURL(/\/table\//);
  await page.locator("main.frame").waitFor();
  // What was done is kept: the lesson would go on where it was left.
  await page.goto(`${server.base}/learn/${game}`);
  await page.locator("header li [aria-current]").waitFor();
  expect(await page.locator("header li a.done").count()).toBe(scenes);
  fine(errors);
});

// -- by keyboard -----------------------------------------------------------------------------------

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    return (at?.querySelector(".unseen") ?? at)?.textContent?.trim() ?? "";
  });

async function goTo(page: Page, key: string, wanted: RegExp): Promise<void> {
  for (let i = 0; i < 60; i++) {
    if (wanted.test(await focused(page))) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${String(wanted)}, but to ${await focused(page)}`);
}

/** Whoever plays by keyboard is led to the hand, or to the first answer. */
async function type(page: Page, _: string, now: LessonScene, choice: Choice): Promise<void> {
  const asked = ".asked .choice, ul.hand";
  await page.waitForFunction((at) => document.activeElement?.closest(at) !== null, asked);
  if (await page.locator(".asked .choice").count()) {
    for (let i = choicesOf(now).indexOf(choice); i > 0; i--) await page.keyboard.press("Tab");
  } else {
    await page.keyboard.press("Home");
    for (let i = 0; i < 12; i++) await page.keyboard.press("ArrowLeft");
    await goTo(page, "ArrowRight", called(choice.text));
    await page.keyboard.press("Space");
  }
  await page.keyboard.press("Enter");
}

test("Stich Rallye is learned by keyboard alone, on a phone", async () => {
  const { page, errors } = await visitor(browser, "phone", QUICK);
  await page.goto(`${server.base}/rules/stichrallye`);
  await page.getByRole("link", { name: "Learn to play" }).waitFor();
  await goTo(page, "Tab", /^Learn to play$/);
  await page.keyboard.press("Enter");
  const scenes = await scenesOf("stichrallye");
  for (let number = 1; number <= scenes; number++) {
    await playScene(page, "stichrallye", number, type);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    if (number === 2) expect(await serious(page)).toEqual([]);
    await page.waitForFunction(() => document.activeElement?.closest(".on") !== null);
    await page.keyboard.press("Enter");
  }
  await page.waitForURL(/\/table\//);
  fine(errors);
});

test("what is tried in vain, begun anew, or nowhere", async () => {
  const { page, errors } = await visitor(browser, "wide", QUICK);
  await page.goto(`${server.base}/learn/roadrally/3`);
  const begun = await ask("roadrally", 3, []);
  await says(page, begun.asked);
  const { good } = await sort("roadrally", 3, [], begun);
  await click(page, "roadrally", begun, good);
  await says(page, (await ask("roadrally", 3, [good.id])).asked);
  await page.getByRole("button", { name: "Once more" }).click();
  await says(page, begun.asked);
  // Another language, in the middle of it.
  await page.evaluate(() => {
    localStorage.setItem("rallybox-settings", JSON.stringify({ language: "de", pace: "skip" }));
  });
  await page.reload();
  await page.getByRole("heading", { name: "Eine eigene Etappe" }).waitFor();
  for (const path of ["/learn/chess/1", "/learn/tacots/44", "/learn/chess"]) {
    await page.goto(server.base + path);
    await page.getByRole("main").getByRole("link", { name: "Startseite" }).waitFor();
  }
  fine(errors);
});

test("the server goes away in the middle of a scene", async () => {
  const { page, errors } = await visitor(browser, "wide", QUICK);
  await page.goto(`${server.base}/learn/stichrallye/1`);
  const begun = await ask("stichrallye", 1, []);
  await says(page, begun.asked);
  const { good } = await sort("stichrallye", 1, [], begun);
  await server.stop();
  await click(page, "stichrallye", begun, good);
  await says(page, "The server cannot be reached just now.");
  await server.start();
  await page.locator(".asked .main").click();
  await says(page, (await ask("stichrallye", 1, [good.id])).said);
  fine(errors);
});
