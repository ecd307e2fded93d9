/**
 * One sentence for all that happened in a move. A game has a few words for each of its events, which
 * follow a name: `<game>-brief-<event>`, told whether it is “you” who is named (`$you`), and whether
 * the same was said of them just before (`$again`). Words that are empty leave an event out.
 */
import type { Happening, Said } from "../wire";
import { Drawn, inParts, type Part, seatIn, toldTo } from "./said";
import { say, speech } from "./words.svelte";

/** Of a move for which there are no such words, so many sentences are told at once. */
const AT_ONCE = 2;

interface Clause {
  readonly id: string;
  readonly who: number | null;
  readonly does: string;
}

/** Whom an event is about; who alone hears of something is meant by it. */
export const actorIn = ({ says, event }: Happening): number | null =>
  seatIn(says) ?? event.to ?? null;

const briefId = ({ id }: Said): string => id.replace("-event-", "-brief-");

/** All that happened in a move, for `me` to read: with cards as parts of their own. */
export function briefly(
  move: readonly Happening[],
  names: readonly string[],
  me: number | null,
): Part[] {
  const drawn = new Drawn();
  const clauses = clausesOf(move, names, me, drawn);
  if (clauses.length === 0) return plainly(move, names, me);
  const line = sentences(clauses, names, me).reduce((first, next) =>
    say("web-log-then", { first, next }),
  );
  return drawn.parts(say("web-log-line", { line }));
}

/** The sentences themselves, one after the other; of many, the first. */
function plainly(move: readonly Happening[], names: readonly string[], me: number | null): Part[] {
  return move
    .slice(0, AT_ONCE)
    .flatMap(({ says }, i) => [...(i ? [" "] : []), ...inParts(toldTo(me, says), names)]);
}

/** What everybody did, in order; nothing unless there are words for all of it. */
function clausesOf(
  move: readonly Happening[],
  names: readonly string[],
  me: number | null,
  drawn: Drawn,
): Clause[] {
  const found: Clause[] = [];
  if (move.length < 2 || !move.every(({ says }) => speech.has(briefId(says)))) return found;
  for (const happening of move) {
    const { says, event } = happening;
    const who = actorIn(happening);
    // What only I hear says again, and better, what all have just heard of me.
    const better = event.to === me && me !== null && found.at(-1)?.who === who;
    const before = found.at(better ? -2 : -1);
    const params = {
      ...says.params,
      you: who === me ? "yes" : "no",
      again: before?.who === who && before.id === says.id ? "yes" : "no",
    };
    const does = drawn.text(toldTo(me, { id: briefId(says), params }), names);
    if (!does) continue;
    if (better) found.pop();
    found.push({ id: says.id, who, does });
  }
  return found;
}

/** Whatever somebody does in a row has one subject. */
function sentences(
  clauses: readonly Clause[],
  names: readonly string[],
  me: number | null,
): string[] {
  const told: { who: number | null; does: string }[] = [];
  for (const { who, does } of clauses) {
    const last = told.at(-1);
    if (last?.who === who) last.does = say("web-log-and", { first: last.does, next: does });
    else told.push({ who, does });
  }
  return told.map(({ who, does }, i) => {
    if (who === null) return does;
    const you = i ? "web-log-you" : "web-log-you-first";
    return say("web-log-does", { who: who === me ? say(you) : (names[who] ?? ""), does });
  });
}
