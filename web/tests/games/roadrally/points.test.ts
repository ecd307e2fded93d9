import { expect, test } from "vitest";
import base from "../../../dev/fixtures/roadrally/base4.json";
import { sheets } from "../../../src/games/roadrally/points";
import type { RoadRallyView } from "../../../src/games/roadrally/wire";
import type { Moment } from "../../../src/wire";

const moments = base.moments as unknown as Moment[];

test("how every point was made adds up", () => {
  const last = moments.at(-1)?.view as RoadRallyView;
  const events = moments.flatMap((moment) => moment.events);
  const log = events.map((happening, key) => ({ ...happening, key, step: 0 }));
  const rows = sheets(last, log);
  expect(rows).toHaveLength(4);
  for (const [seat, { stages, own, finish, tiles }] of rows.entries()) {
    expect(stages + own + finish + tiles).toBe(last.totals[seat]);
  }
});
