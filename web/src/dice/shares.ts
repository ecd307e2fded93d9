/** What this device remembers of the dice, so that it can check them when a game is over. */

const SHARES = "rallybox-shares";
const COMMITMENTS = "rallybox-commitments";
const MOST = 200;

export const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

function kept(key: string): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
  } catch {
    return []; // storage can be forbidden, or hold anything
  }
}

function keep(key: string, texts: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(texts.slice(-MOST)));
  } catch {
    // then it is not remembered
  }
}

/** A share in the dice that was made here. */
export const keepShare = (share: string): void => keep(SHARES, [...kept(SHARES), share]);

/** My share in the dice: 256 bits that nobody else can guess. */
export function contribution(): string {
  const share = hex(crypto.getRandomValues(new Uint8Array(32)));
  keepShare(share);
  return share;
}

export const isMine = (share: string): boolean => kept(SHARES).includes(share);

/** The first commitment that was shown counts; a later one would be another promise. */
export function keepCommitment(table: string, commitment: string): void {
  const all = kept(COMMITMENTS);
  if (!all.some((one) => one.startsWith(`${table} `))) {
    keep(COMMITMENTS, [...all, `${table} ${commitment}`]);
  }
}

/** What the table promised when it was first seen here; null if it was not. */
export const promised = (table: string): string | null =>
  kept(COMMITMENTS)
    .find((one) => one.startsWith(`${table} `))
    ?.split(" ")[1] ?? null;
