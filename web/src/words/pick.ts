/** The language to use: the one chosen, or else the browser's, as far as there is a catalogue. */
export function pick(chosen: string, browser: readonly string[], known: readonly string[]): string {
  for (const wanted of [chosen, ...browser]) {
    const plain = wanted.toLowerCase().split("-")[0] ?? "";
    if (known.includes(plain)) return plain;
  }
  return "en";
}
