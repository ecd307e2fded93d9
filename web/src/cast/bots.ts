/** Bots by their names, as they go over the wire: a character, a strength, or both. */

export const LIKE_ME = "me";
export const PERSON = "person";

export interface Bot {
  /** Who it is; empty for a driver like many. */
  readonly driver: string;
  /** A level, a rating, or `me`; empty for where a character is at home. */
  readonly strength: string;
}

/** `drivers`: the characters that there are. */
export function read(plan: string, drivers: readonly string[]): Bot {
  const [first = "", second] = plan.split("@");
  if (second !== undefined) return { driver: first, strength: second };
  return drivers.includes(first)
    ? { driver: first, strength: "" }
    : { driver: "", strength: first };
}

/** How it is called on the wire. */
export function written({ driver, strength }: Bot): string {
  if (driver) return strength ? `${driver}@${strength}` : driver;
  return strength === LIKE_ME || /^\d/.test(strength) ? `@${strength}` : strength;
}

/** So many characters, none twice as long as there are enough; another company every time. */
export function mixed(
  count: number,
  drivers: readonly string[],
  taken: readonly string[] = [],
  chance: () => number = Math.random,
): string[] {
  const rest: string[] = [];
  const chosen: string[] = [];
  for (let n = 0; n < count; n++) {
    if (rest.length === 0) {
      const fresh = drivers.filter((one) => n >= drivers.length || !taken.includes(one));
      rest.push(...(fresh.length ? fresh : drivers));
    }
    chosen.push(rest.splice(Math.floor(chance() * rest.length), 1)[0] ?? "");
  }
  return chosen;
}

/** The plans once somebody is chosen for a seat: who sat elsewhere changes places with whoever was here. */
export function seated(
  plans: readonly string[],
  seat: number,
  plan: string,
  drivers: readonly string[],
): string[] {
  const driver = (one: string): string => read(one, drivers).driver;
  const next = plans.with(seat, plan);
  const twin = next.findIndex((one, at) => at !== seat && driver(one) === driver(plan));
  if (!driver(plan) || twin < 0) return next;
  const leaves = driver(plans[seat] ?? "");
  const other = leaves || (mixed(1, drivers, next.map(driver))[0] ?? "");
  return next.with(twin, written({ ...read(plans[twin] ?? "", drivers), driver: other }));
}

/** The same where one seat is set after the other: in this order nobody is there twice meanwhile. */
export function inTurn(
  plans: readonly string[],
  seat: number,
  plan: string,
  drivers: readonly string[],
): readonly (readonly [seat: number, plan: string])[] {
  const next = seated(plans, seat, plan, drivers);
  const twin = next.findIndex((one, at) => at !== seat && one !== plans[at]);
  if (twin < 0) return [[seat, plan]];
  const taken = plans.map((one) => read(one, drivers).driver);
  const [driver = ""] = mixed(1, drivers, taken);
  const meanwhile = written({ ...read(plans[twin] ?? "", drivers), driver });
  return [
    [twin, meanwhile],
    [seat, plan],
    [twin, next[twin] ?? meanwhile],
  ];
}

interface Level {
  readonly name: string;
  readonly rating: number | null;
}

/** The level that is nearest to a rating. */
export function nearest(rating: number, levels: readonly Level[]): string {
  const far = (level: Level): number => Math.abs((level.rating ?? 0) - rating);
  return [...levels].sort((one, other) => far(one) - far(other))[0]?.name ?? "";
}
