import { expect, test, vi } from "vitest";
import type { Reel } from "../dev/reel";
import { ReelPlayer } from "../src/show/reel.svelte";
import { TableShow } from "../src/show/show.svelte";
import type { Happening, Moment } from "../src/wire";
import { reels } from "./games";

/** Any game that somebody plays, and not only watches. */
const { moments } = reels.find(({ seat }) => seat !== null) as Reel;
const nextTick = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
const eventsUpTo = (at: number): Happening[] => moments.slice(0, at + 1).flatMap((m) => m.events);

function moment(at: number): Moment {
  const found = moments[at];
  if (!found) throw new Error(`no moment ${at}`);
  return found;
}

test("a moment is shown only after what led to it was told, one event after the other", async () => {
  const show = new TableShow();
  show.jump(moment(0));
  const told: string[] = [];
  const waiting: (() => void)[] = [];
  show.teller = (event) => {
    told.push(event.event);
    return new Promise((resolve) => waiting.push(resolve));
  };
  show.receive(moment(1));
  show.receive(moment(2));
  for (const { event, says } of [...moment(1).events, ...moment(2).events]) {
    await nextTick();
    expect(told[told.length - 1]).toBe(event.event);
    expect(show.current).toMatchObject({ event, says });
    expect(show.choices).toEqual([]);
    waiting.shift()?.();
  }
  await nextTick();
  expect(show.shown).toEqual(moment(2));
  expect(show.telling).toBe(false);
  expect(show.log.map(({ event, says }) => ({ event, says }))).toEqual(eventsUpTo(2));
});

test("whoever tells knows what comes next in the same moment", async () => {
  const show = new TableShow();
  const at = moments.findIndex(({ events }, i) => i > 0 && events.length > 2);
  show.jump(moment(at - 1));
  const told: (string | undefined)[] = [];
  show.teller = (event, _, next) => {
    if (told.length) expect(told.at(-1)).toBe(event.event);
    told.push(next?.event);
    return Promise.resolve();
  };
  show.receive(moment(at));
  await nextTick();
  expect(told).toEqual([
    ...moment(at)
      .events.slice(1)
      .map(({ event }) => event.event),
    undefined,
  ]);
});

test("a click comes to the end, and nothing is lost", async () => {
  const show = new TableShow();
  show.jump(moment(0));
  show.teller = () =>
    new Promise((resolve) => {
      show.finish = resolve;
    });
  show.receive(moment(1));
  await nextTick();
  expect(show.telling).toBe(true);
  show.hasten();
  await nextTick();
  expect(show.shown).toEqual(moment(1));
  expect(show.log.map(({ event, says }) => ({ event, says }))).toEqual(eventsUpTo(1));
});

test("a picture that fails holds up nobody", async () => {
  const show = new TableShow();
  const said = vi.spyOn(console, "error").mockReturnValue();
  show.jump(moment(0));
  show.teller = () => Promise.reject(new Error("no such car"));
  show.receive(moment(1));
  await nextTick();
  expect(show.shown).toEqual(moment(1));
  expect(show.telling).toBe(false);
  expect(said).toHaveBeenCalled();
  said.mockRestore();
});

test("who looks elsewhere in the middle finds everything told, and is asked", async () => {
  const page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal("document", page);
  const show = new TableShow();
  show.jump(moment(0));
  // What moves is never over in a page that nobody sees.
  show.teller = () => new Promise((resolve) => (show.finish = resolve));
  show.receive(moment(1));
  show.receive(moment(2));
  await nextTick();
  expect(show.telling).toBe(true);
  page.hidden = true;
  page.dispatchEvent(new Event("visibilitychange"));
  await nextTick();
  expect(show.shown).toEqual(moment(2));
  expect(show.telling).toBe(false);
  vi.unstubAllGlobals();
});

test("a jump in the middle stays where it jumped to", async () => {
  const show = new TableShow();
  show.jump(moment(0));
  show.teller = () =>
    new Promise((resolve) => {
      show.finish = resolve;
    });
  show.receive(moment(1));
  await nextTick();
  show.forget();
  show.jump(moment(20), eventsUpTo(20));
  await nextTick();
  expect(show.shown).toEqual(moment(20));
  expect(show.telling).toBe(false);
  expect(show.log.map(({ event, says }) => ({ event, says }))).toEqual(eventsUpTo(20));
});

test("what I sent is pending until the next moment, and nothing can be picked meanwhile", async () => {
  const show = new TableShow();
  const at = moments.findIndex((one) => one.decision !== null);
  show.jump(moment(at));
  expect(show.choices.length).toBeGreaterThan(0);
  show.pending = show.choices[0]?.id ?? null;
  expect(show.choices).toEqual([]);
  show.receive(moment(at + 1));
  await nextTick();
  expect(show.pending).toBeNull();
});

test("the same question told again changes nothing: not what was sent, not what was picked", async () => {
  const show = new TableShow();
  const at = moments.findIndex((one) => one.decision !== null);
  show.jump(moment(at));
  const question = show.question;
  show.receive({ ...moment(at), auto: true, events: [] });
  await nextTick();
  expect(show.shown?.auto).toBe(true);
  expect(show.question).toBe(question);
  show.pending = show.choices[0]?.id ?? null;
  show.receive({ ...moment(at), events: [] });
  await nextTick();
  expect(show.choices).toEqual([]);
  // Answered in secret: the step is the same, and nothing is asked any more.
  show.receive({ ...moment(at), decision: null, events: [] });
  await nextTick();
  expect(show.pending).toBeNull();
  expect(show.question).toBe(question + 1);
});

test("a replay shows the same at a moment whichever way one came there", async () => {
  const reel = new ReelPlayer(moments);
  for (let i = 0; i < 12; i++) {
    reel.step();
    await nextTick();
  }
  const stepped = {
    shown: reel.show.shown,
    log: reel.show.log.map(({ event, says }) => ({ event, says })),
  };
  reel.jump(reel.last);
  reel.jump(12);
  expect(reel.show.shown).toEqual(stepped.shown);
  expect(reel.show.log.map(({ event, says }) => ({ event, says }))).toEqual(stepped.log);
  expect(reel.show.choices).toEqual([]);
});
