/** Puzzles: found from home, tried wrongly, solved; one for every game and screen. */
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import type { Choice, PuzzleAnswer, PuzzleList, PuzzleScene } from "../src/wire";
import { browser } from "./browser";
import { GAMES } from "./facts";
import { fine, first, serious, type Size, visitor } from "./house";
import { choicesOf, click } from "./lesson";
import { longer } from "./longer";
import { told } from "./told";

const base = inject("base");
const QUICK = { pace: "skip" };
const SIZES: readonly Size[] = ["wide", "phone", "tablet"];

// -- what the server would say, asked beside the page ----------------------------------------------

async function get<T>(path: string): Promise<T> {
  return (await (await fetch(`${base}/api/puzzles${path}`)).json()) as T;
}

async function answerTo(id: string, action: number): Promise<PuzzleAnswer> {
  const answer = await fetch(`${base}/api/puzzles/${id}/try`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ action }),
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as PuzzleAnswer;
}

interface Sorted {
  readonly scene: PuzzleScene;
  readonly right: Choice;
  readonly wrong: Choice;
}

/** A puzzle, something that is right, and something that is not. */
async function sorted(id: string): Promise<Sorted> {
  const scene = await get<PuzzleScene>(`/${id}`);
  const choices = choicesOf(scene);
  const { best } = await answerTo(scene.id, choices[0]?.id ?? 0);
  const right = choices.find((choice) => choice.id === best.action);
  for (const wrong of choices) {
    if (wrong.action.is === "Stop") continue; // asks twice
    if (!(await answerTo(scene.id, wrong.id)).right && right) return { scene, right, wrong };
  }
  throw new Error(`nothing is wrong in ${id}`);
}

const idOf = (page: Page): string => new URL(page.url()).pathname.split("/").at(-1) ?? "";
const answer = (page: Page) => page.locator(".answer");

// -- by clicking -----------------------------------------------------------------------------------

const PUZZLES = GAMES.map((game, i) => [game, SIZES[i % SIZES.length] ?? "wide"] as const);
test.each(first(PUZZLES))("a puzzle of %s is tried, then solved, %s", async (game, size) => {
  const { page, errors } = await visitor(browser, size, QUICK);
  const { games } = await get<PuzzleList>("");
  const count = games.find((one) => one.game === game)?.grades[0]?.length ?? 0;
  await page.goto(`${base}/puzzles`);
  const title = told({ id: `${game}-title` });
  await page.getByRole("link", { name: `${title}, Easy: 0 of ${count} solved` }).click();
  await answer(page).getByRole("heading", { name: "Find the best move" }).waitFor();
  const id = idOf(page);
  const { scene, right, wrong } = await sorted(id);
  await click(page, game, scene, wrong);
  const against = await answerTo(id, wrong.id);
  await answer(page).getByText(told(against.said), { exact: true }).waitFor();
  // What would be right is not told yet.
  expect(await answer(page).getByRole("listitem").count()).toBe(1);
  await page.getByRole("button", { name: "Try another move" }).click();
  await click(page, game, scene, right);
  await answer(page).getByRole("heading", { name: "Right!" }).waitFor();
  expect(await answer(page).getByRole("listitem").count()).toBeGreaterThan(1);
  expect(await serious(page)).toEqual([]);
  await page.getByRole("button", { name: "Next puzzle" }).click();
  await answer(page).getByRole("heading", { name: "Find the best move" }).waitFor();
  expect(idOf(page)).not.toBe(id);
  await page.goto(`${base}/puzzles`);
  await page.getByRole("link", { name: `${title}, Easy: 1 of ${count} solved` }).waitFor();
  fine(errors);
});

longer.each(["wide", "phone"] as const)("the puzzle of the day, from home, %s", async (size) => {
  const { page, errors } = await visitor(browser, size, QUICK);
  await page.goto(base);
  await page.getByRole("link", { name: "Puzzles" }).click();
  expect(await serious(page)).toEqual([]);
  await page.getByRole("link", { name: "Solve it" }).click();
  const { today } = await get<PuzzleList>("");
  const { scene, right, wrong } = await sorted(today ?? "");
  await answer(page).waitFor();
  expect(idOf(page)).toBe(today);
  if (size === "phone") {
    // Who gives up is shown what was best, and nothing is counted.
    await click(page, scene.game, scene, wrong);
    await page.getByRole("button", { name: "Show the solution" }).click();
    await answer(page).getByText("Best", { exact: true }).first().waitFor();
    await page.goto(`${base}/puzzles`);
    await page.getByRole("link", { name: "Solve it" }).click();
    await answer(page).waitFor();
  }
  await click(page, scene.game, scene, right);
  const more = page.getByRole("button", { name: "More puzzles" });
  if (size === "phone") {
    // What was shown before counts for no day, even if it is solved afterwards.
    await more.click();
    await page.getByRole("link", { name: "Solve it" }).waitFor();
    expect(await page.getByText("Streak:").count()).toBe(0);
  } else {
    await page.getByText("Streak: one day").waitFor();
    await more.click();
    await page.getByText("Solved. The next one comes tomorrow.").waitFor();
    await page.getByText("Streak: one day").waitFor();
  }
  fine(errors);
});

test("a puzzle that there is not", async () => {
  const { page, errors } = await visitor(browser, "wide", { ...QUICK, language: "de" });
  await page.goto(`${base}/puzzles/chess-0000`);
  await page.getByRole("main").getByRole("link", { name: "Startseite" }).waitFor();
  fine(errors);
});
