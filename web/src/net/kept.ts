/** What this device remembers about games in the page: were there any, and which of them a server has. */
const ANY = "rallybox-here";
const BROUGHT = "rallybox-here-brought";

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return ""; // storage can be forbidden; then nothing is kept here anyway
  }
}

function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // see above
  }
}

export class Kept {
  get any(): boolean {
    return read(ANY) !== "";
  }
  set any(on: boolean) {
    write(ANY, on ? "yes" : "");
  }

  get brought(): ReadonlySet<string> {
    return new Set(read(BROUGHT).split(" ").filter(Boolean));
  }

  bring(table: string): void {
    write(BROUGHT, [...this.brought, table].join(" "));
  }
}
