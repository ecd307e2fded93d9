/** What the plain face makes of games that it has never met. */
import { expect, test } from "vitest";
import { grouped, search, type Sentence } from "../src/plain/choices";
import { chosenOf, fieldsOf, fits } from "../src/plain/options";
import type { Choice, GameInfo } from "../src/wire";

const sentence = (id: number, is: string, text: string): Sentence => ({
  choice: { id, text: `n${id}`, action: { is }, says: { id: "x" } } as unknown as Choice,
  text,
});
const ALL = [
  sentence(0, "Drive", "Jouer 3 et dÉraper"),
  sentence(1, "Coast", "Défausser 4"),
  sentence(2, "Drive", "Jouer 4 et avancer"),
];

test("choices are found by a few letters, in any order and without accents", () => {
  const ids = (wanted: string): number[] => search(ALL, wanted).map(({ choice }) => choice.id);
  expect(ids("")).toEqual([0, 1, 2]);
  expect(ids("def")).toEqual([1]);
  expect(ids("deraper jouer")).toEqual([0]);
  expect(ids(" 4 JOUER ")).toEqual([2]);
  expect(ids("n1")).toEqual([1]);
  expect(ids("valise")).toEqual([]);
});

test("choices are kept together by what they do, each once", () => {
  const groups = grouped(ALL);
  expect(groups.map(({ kind }) => kind)).toEqual(["Drive", "Coast"]);
  expect(groups.flatMap(({ sentences }) => sentences).map(({ choice }) => choice.id)).toEqual([
    0, 2, 1,
  ]);
});

const game = (properties: object, defined: object = {}): GameInfo =>
  ({
    options: { $ref: "#/$defs/Setup", $defs: { Setup: { properties }, ...defined } },
  }) as unknown as GameInfo;

test("options become fields: numbers in their limits, words to choose, things on or off", () => {
  const fields = fieldsOf(
    game({
      variant: { type: "string" },
      players: { type: "integer" },
      spaces: { type: "integer", minimum: 18, exclusiveMaximum: 82, default: 45 },
      first: { anyOf: [{ type: "integer", minimum: 0 }, { type: "null" }], default: null },
      rain: { type: "boolean", default: false },
      road: { enum: ["long", "short"], default: "long" },
      name: { type: "string", default: "" },
      tiles: { type: "array", default: [] },
    }),
  );
  expect(fields.map(({ name, kind, initial }) => [name, kind, initial])).toEqual([
    ["spaces", "number", 45],
    ["first", "number", null],
    ["rain", "switch", false],
    ["road", "choice", "long"],
    ["name", "text", ""],
  ]);
  expect(fields[0]).toMatchObject({ least: 18, most: 81 });
  expect(fields[3]).toMatchObject({ choices: ["long", "short"] });
});

test("limits that are excluded: the next whole number, or anything in between", () => {
  const [laps, grip, wear] = fieldsOf(
    game({
      laps: { type: "integer", exclusiveMinimum: 0, exclusiveMaximum: 9.5, default: 3 },
      grip: { type: "number", exclusiveMinimum: 0, exclusiveMaximum: 1, default: 0.5 },
      wear: { anyOf: [{ type: "number", minimum: 0 }, { type: "null" }], default: null },
    }),
  );
  const fitting = (field: typeof laps, ...values: (number | null)[]): (number | null)[] =>
    values.filter((value) => field && fits(field, value));
  expect(laps).toMatchObject({ least: 1, most: 9 });
  expect(fitting(laps, null, 0, 1, 1.5, 9, 10)).toEqual([1, 9]);
  expect(fitting(grip, null, 0, 0.01, 0.99, 1)).toEqual([0.01, 0.99]);
  expect(fitting(wear, null, -0.1, 0, 7.5)).toEqual([null, 0, 7.5]);
});

test("words and numbers to choose from may be defined elsewhere, or nothing may be chosen", () => {
  const Weather = { title: "Weather", enum: ["dry", "wet"] };
  const Gears = { enum: [4, 5] };
  const weather = { $ref: "#/$defs/Weather" };
  const fields = fieldsOf(
    game(
      {
        weather: { ...weather, default: "dry" },
        later: { anyOf: [weather, { type: "null" }], default: null },
        gears: { $ref: "#/$defs/Gears", default: 4 },
        tyres: { $ref: "#/$defs/Tyres" },
      },
      { Weather, Gears, Tyres: { type: "object", properties: {} } },
    ),
  );
  const kind = "choice";
  const choices = ["dry", "wet"];
  expect(fields).toEqual([
    { name: "weather", kind, choices, initial: "dry", optional: false },
    { name: "later", kind, choices, initial: null, optional: true },
    { name: "gears", kind, choices: [4, 5], initial: 4, optional: false },
  ]);
});

test("only what was changed is sent", () => {
  const fields = fieldsOf(
    game({
      spaces: { type: "integer", default: 45 },
      rain: { type: "boolean", default: false },
      name: { type: "string", default: "" },
    }),
  );
  expect(chosenOf(fields, { spaces: 45, rain: false, name: "" })).toEqual({});
  expect(chosenOf(fields, { spaces: 18, rain: true, name: "" })).toEqual({
    spaces: 18,
    rain: true,
  });
});
