/** Going through a lesson: what the coach would say, and ways to do what counts. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Choice, LessonList, LessonScene, Said } from "../src/wire";
import { factsOf } from "./facts";
import { told } from "./told";

// -- what the server would say, asked beside the page ----------------------------------------------

export async function ask(
  base: string,
  game: string,
  number: number,
  actions: readonly number[],
): Promise<LessonScene> {
  const answer = await fetch(`${base}/api/lessons/${game}/${number}`, {
    headers: { "content-type": "application/json" },
    ...(actions.length && { method: "POST", body: JSON.stringify({ actions }) }),
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as LessonScene;
}

/** A scene, or a puzzle. */
type Asked = Pick<LessonScene, "moment" | "names">;

export const choicesOf = (scene: Asked): readonly Choice[] => scene.moment.decision?.choices ?? [];

/** The first choice that counts, and the first that does not. */
export async function sort(
  base: string,
  game: string,
  number: number,
  tried: readonly number[],
  now: LessonScene,
): Promise<{ good: Choice; other: Choice | undefined }> {
  let good: Choice | undefined;
  let other: Choice | undefined;
  for (const choice of choicesOf(now)) {
    if (choice.action.is === "Stop") continue; // asks twice, and is tried in a test of its own
    const { verdict } = await ask(base, game, number, [...tried, choice.id]);
    if (verdict === "other") other ??= choice;
    else good ??= choice;
    if (good && other) break;
  }
  if (!good) throw new Error(`nothing counts in ${game} ${number}`);
  return { good, other };
}

export async function scenesOf(base: string, game: string): Promise<number> {
  const answer = await fetch(`${base}/api/lessons`);
  const { lessons } = (await answer.json()) as LessonList;
  return lessons.find((lesson) => lesson.game === game)?.scenes.length ?? 0;
}

// -- with a mouse ----------------------------------------------------------------------------------

export type Act = (page: Page, game: string, now: Asked, choice: Choice) => Promise<void>;

export const click: Act = async (page, game, now, choice) => {
  const answers = page.locator(".asked .choice");
  if (await answers.count()) return answers.nth(choicesOf(now).indexOf(choice)).click();
  await factsOf(game).pick(page, choice, now.names);
  await page.locator(".asked .main").click();
};

// -- through a lesson ------------------------------------------------------------------------------

const coach = (page: Page): Promise<string> => page.locator(".coach").innerText();

/** The last line of what the coach says. */
const lastLine = (words: Said | null): string =>
  words ? (told(words).split("\n").at(-1) ?? "") : "";

export async function says(page: Page, words: Said | null | string): Promise<void> {
  const text = typeof words === "string" ? words : lastLine(words);
  await page.locator(".coach").getByText(text, { exact: true }).waitFor();
}

/** Does everything that a scene asks; where there is something else to do, that first. */
export async function playScene(
  base: string,
  page: Page,
  game: string,
  number: number,
  act: Act,
): Promise<void> {
  let tried: number[] = [];
  let now = await ask(base, game, number, []);
  await page
    .locator(".coach")
    .getByRole("heading", { name: told({ id: now.title }) })
    .waitFor();
  while (now.verdict !== "done") {
    await says(page, now.asked);
    const { good, other } = await sort(base, game, number, tried, now);
    if (other) {
      const against = await ask(base, game, number, [...tried, other.id]);
      await act(page, game, now, other);
      await says(page, against.said);
      expect(await coach(page)).toContain(lastLine(now.asked));
    }
    await act(page, game, now, good);
    tried = [...tried, good.id];
    now = await ask(base, game, number, tried);
    await says(page, now.said);
  }
  await page.locator(".on button").first().waitFor();
}
