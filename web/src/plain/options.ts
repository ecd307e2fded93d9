/** The options of a game that nobody here has met, read from the schema that its host sends. */
import type { GameInfo } from "../wire";

export type Value = number | string | boolean | null;

export interface Field {
  readonly name: string;
  readonly kind: "number" | "text" | "switch" | "choice";
  readonly initial: Value;
  readonly least?: number | undefined;
  readonly most?: number | undefined;
  readonly choices?: readonly string[] | undefined;
}

interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
}

/** Asked for elsewhere, at every game. */
const EVERYWHERE = ["variant", "players"];

const KINDS: Readonly<Record<string, Field["kind"]>> = {
  integer: "number",
  number: "number",
  string: "text",
  boolean: "switch",
};

function fieldOf(name: string, whole: Schema): Field | null {
  const schema = whole.anyOf?.find((part) => part.type !== "null") ?? whole;
  const initial = (whole.default ?? null) as Value;
  if (schema.enum?.every((one) => typeof one === "string")) {
    return { name, kind: "choice", initial, choices: schema.enum };
  }
  const kind = KINDS[schema.type ?? ""];
  if (!kind) return null; // lists and the like: only commands take them
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
  return {
    name,
    kind,
    initial,
    least: minimum ?? (exclusiveMinimum === undefined ? undefined : exclusiveMinimum + 1),
    most: maximum ?? (exclusiveMaximum === undefined ? undefined : exclusiveMaximum - 1),
  };
}

/** What can be asked in a form. */
export function fieldsOf(game: GameInfo): readonly Field[] {
  const defined = game.options["$defs"] as Record<string, { properties?: object }> | undefined;
  const name = String(game.options["$ref"] ?? "").replace("#/$defs/", "");
  const properties = (defined?.[name]?.properties ?? {}) as Record<string, Schema>;
  return Object.entries(properties)
    .filter(([option]) => !EVERYWHERE.includes(option))
    .flatMap(([option, schema]) => fieldOf(option, schema) ?? []);
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
