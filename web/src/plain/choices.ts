/** Choices as sentences: found by a few letters, and kept together by what they do. */
import type { Choice } from "../wire";

export interface Sentence {
  readonly choice: Choice;
  /** What it says, to be searched. */
  readonly text: string;
}

export interface Group {
  /** What kind of thing they do. */
  readonly kind: string;
  readonly sentences: readonly Sentence[];
}

/** So many are seen at a glance; more can be searched and are grouped. */
export const FEW = 6;

/** Letters as they are searched: é like e, A like a. */
const bare = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();

/** Those in which all words that are looked for occur. */
export function search(sentences: readonly Sentence[], wanted: string): readonly Sentence[] {
  const words = bare(wanted).split(/\s+/).filter(Boolean);
  return sentences.filter(({ choice, text }) => {
    const whole = bare(`${text} ${choice.text}`);
    return words.every((word) => whole.includes(word));
  });
}

/** By what kind of action they are, in the order in which the kinds come first. */
export function grouped(sentences: readonly Sentence[]): readonly Group[] {
  const kinds = new Map<string, Sentence[]>();
  for (const sentence of sentences) {
    const { is } = sentence.choice.action;
    const group = kinds.get(is);
    if (group) group.push(sentence);
    else kinds.set(is, [sentence]);
  }
  return [...kinds].map(([kind, inside]) => ({ kind, sentences: inside }));
}
