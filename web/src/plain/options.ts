/** The options of a game that nobody here has met, read from the schema that its host sends. */
import type { GameInfo } from "../wire";

export type Value = number | string | boolean | null;

export interface Field {
  readonly name: string;
  readonly kind: "number" | "text" | "switch" | "choice";
  readonly initial: Value;
  /** May nothing be chosen? */
  readonly optional: boolean;
  readonly least?: number | undefined;
  readonly most?: number | undefined;
  /** Limits that are themselves too little and too much; only where numbers need not be whole. */
  readonly above?: number | undefined;
  readonly below?: number | undefined;
  readonly whole?: boolean | undefined;
  readonly choices?: readonly (string | number)[] | undefined;
}

interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
}

type Defined = Readonly<Record<string, Schema>>;

/** Asked for elsewhere, at every game. */
const EVERYWHERE = ["variant", "players"];

const KINDS: Readonly<Record<string, Field["kind"]>> = {
  integer: "number",
  number: "number",
  string: "text",
  boolean: "switch",
};

/** What a schema means: its own words, or those that it refers to. */
function meant(schema: Schema, defined: Defined): Schema {
  const name = schema.$ref?.replace("#/$defs/", "");
  return (name === undefined ? null : defined[name]) ?? schema;
}

const isWord = (one: unknown): one is string | number =>
  typeof one === "string" || typeof one === "number";

type Limits = Pick<Field, "least" | "most" | "above" | "below" | "whole">;

function limitsOf(schema: Schema): Limits {
  const { minimum: least, maximum: most } = schema;
  const { exclusiveMinimum: above, exclusiveMaximum: below } = schema;
  if (schema.type === "number") return { least, most, above, below };
  // What is whole and more than 0 is 1 or more.
  return {
    least: least ?? (above === undefined ? undefined : Math.floor(above) + 1),
    most: most ?? (below === undefined ? undefined : Math.ceil(below) - 1),
    whole: true,
  };
}

function fieldOf(name: string, said: Schema, defined: Defined): Field | null {
  const optional = said.anyOf?.some((part) => part.type === "null") ?? false;
  const schema = meant(said.anyOf?.find((part) => part.type !== "null") ?? said, defined);
  const all = { name, initial: (said.default ?? null) as Value, optional };
  if (schema.enum?.every(isWord)) return { ...all, kind: "choice", choices: schema.enum };
  const kind = KINDS[schema.type ?? ""];
  if (!kind) return null; // lists and the like: only commands take them
  return kind === "number" ? { ...all, kind, ...limitsOf(schema) } : { ...all, kind };
}

/** What can be asked in a form. */
export function fieldsOf(game: GameInfo): readonly Field[] {
  const defined = (game.options["$defs"] ?? {}) as Defined;
  const { properties = {} } = meant(game.options as Schema, defined);
  return Object.entries(properties)
    .filter(([option]) => !EVERYWHERE.includes(option))
    .flatMap(([option, schema]) => fieldOf(option, schema, defined) ?? []);
}

/** May this be chosen? */
export function fits(field: Field, value: Value): boolean {
  if (value === null) return field.optional;
  if (field.kind !== "number") return true;
  const { least = -Infinity, most = Infinity, above = -Infinity, below = Infinity, whole } = field;
  const number = Number(value);
  const inside = number >= least && number <= most && number > above && number < below;
  return inside && (!whole || Number.isInteger(number));
}

/** What somebody has chosen: only what is another than by itself. */
export function chosenOf(
  fields: readonly Field[],
  values: Readonly<Record<string, Value>>,
): Readonly<Record<string, Value>> {
  const changed = fields.filter(({ name, initial }) => {
    const value = values[name] ?? null;
    return value !== initial && value !== "";
  });
  return Object.fromEntries(changed.map(({ name }) => [name, values[name] ?? null]));
}
