import { expect, test } from "vitest";
import { nextSeat } from "../src/hotseat/turns";
import { TableShow } from "../src/show/show.svelte";
import type { Moment, SeatInfo } from "../src/wire";

const seat = (seat: number, stand_in: SeatInfo["stand_in"] = null): SeatInfo => ({
  seat,
  plan: "person",
  adapts: false,
  name: "",
  taken: true,
  reserved: false,
  stand_in,
  gave_up: false,
  present: true,
  away: null,
  agreed: [],
});
const table = { mine: [0, 2, 3], seats: [seat(0), seat(1), seat(2), seat(3, "club")] };

test("the curtain is for whoever is asked and sits here", () => {
  const none = { step: 0, answered: [] };
  expect(nextSeat(4, [2], table, none)).toBe(2);
  expect(nextSeat(4, [1], table, none)).toBe(null);
  expect(nextSeat(4, [3], table, none)).toBe(null); // a bot plays there
});

test("of several who answer in secret each is asked once, in the order of the seats", () => {
  const asked = [0, 1, 2];
  expect(nextSeat(4, asked, table, { step: 3, answered: [0] })).toBe(0);
  expect(nextSeat(4, asked, table, { step: 4, answered: [0] })).toBe(2);
  expect(nextSeat(4, asked, table, { step: 4, answered: [0, 2] })).toBe(null);
});

test("nobody is called while the public line is behind what somebody has seen", () => {
  expect(nextSeat(4, [0], table, { step: 5, answered: [0] })).toBe(null);
});

const moment = (step: number): Moment =>
  ({
    step,
    view: {},
    decision: null,
    events: [{ event: { event: `E${step}` } }],
  }) as unknown as Moment;

test("what comes while somebody looks elsewhere is kept, and told from where they stopped", async () => {
  const show = new TableShow();
  show.jump(moment(1));
  show.hold();
  [2, 3, 4].forEach((step) => show.receive(moment(step)));
  expect(show.shown?.step).toBe(1);
  const told: string[] = [];
  show.teller = (event) => {
    told.push(event.event);
    return Promise.resolve();
  };
  show.release(3);
  expect(show.shown?.step).toBe(3);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(show.shown?.step).toBe(4);
  expect(told).toEqual(["E4"]);
  expect(show.log.map(({ step, event }) => [step, event.event])).toEqual([
    [2, "E2"],
    [3, "E3"],
    [4, "E4"],
  ]);
});
