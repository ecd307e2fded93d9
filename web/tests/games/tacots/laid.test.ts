import { expect, test } from "vitest";
import { laidLast } from "../../../src/games/tacots/board/laid";
import type { TacotsView } from "../../../src/games/tacots/wire";
import { reels } from "../../games";

const rallies = reels.filter(({ game }) => game === "tacots");

test.each(rallies)("$name: the card that was laid last lies on the board", ({ moments }) => {
  const log: { event: (typeof moments)[number]["events"][number]["event"] }[] = [];
  let marked = 0;
  for (const { events, view } of moments) {
    log.push(...events);
    const square = laidLast(log);
    if (square === null) continue;
    marked += 1;
    expect(Object.keys((view as TacotsView).roads)).toContain(square);
  }
  expect(marked).toBeGreaterThan(moments.length / 2);
});
