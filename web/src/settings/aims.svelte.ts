/** Which aims of games somebody has read, on this device: by the messages that say them. */
const KEY = "rallybox-aims";

function kept(): readonly string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((id) => typeof id === "string") : [];
  } catch {
    return []; // nothing is kept here, or nothing that we understand
  }
}

class Aims {
  #read: readonly string[] = $state.raw(kept());

  isRead(id: string): boolean {
    return this.#read.includes(id);
  }

  /** It is not shown again by itself. */
  keep(id: string): void {
    if (this.isRead(id)) return;
    this.#read = [...new Set([...kept(), id])];
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#read));
    } catch {
      // Then it is asked for again with the next visit.
    }
  }
}

export const aims = new Aims();
