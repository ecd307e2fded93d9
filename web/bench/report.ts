/** What was measured, for the terminal and for a page. */
import { readFileSync, writeFileSync } from "node:fs";

export interface Row {
  readonly what: string;
  readonly value: string;
  /** What it has to be; empty where it is only told. */
  readonly bar?: string;
  readonly met?: boolean;
}

export interface Part {
  readonly title: string;
  /** What exactly was measured. */
  readonly about: string;
  readonly rows: readonly Row[];
}

const verdict = ({ met }: Row): string => (met === undefined ? "" : met ? "met" : "MISSED");

export function table(rows: readonly Row[]): string {
  const cells = [
    ["", "measured", "bar", ""],
    ...rows.map((row) => [row.what, row.value, row.bar ?? "", verdict(row)]),
  ];
  const widths = [0, 1, 2, 3].map((i) => Math.max(3, ...cells.map((line) => line[i]?.length ?? 0)));
  const line = (texts: readonly string[]): string =>
    `| ${texts.map((text, i) => text.padEnd(widths[i] ?? 0)).join(" | ")} |`;
  const [head = [], ...body] = cells;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...body.map(line)].join("\n");
}

const BEGIN = "<!-- measured: begin -->";
const END = "<!-- measured: end -->";

/** What a page has of a part, by its title: from its heading to the next. */
function sections(text: string): Map<string, string> {
  const found = text.split(/^(?=### )/m).filter((one) => one.startsWith("### "));
  return new Map(found.map((one) => [one.slice(4, one.indexOf("\n")), one.trim()]));
}

/** Puts new figures between the two marks of a page; what was not measured stays. */
export function intoPage(file: string, facts: readonly string[], parts: readonly Part[]): void {
  const page = readFileSync(file, "utf-8");
  const before = page.indexOf(BEGIN);
  const after = page.indexOf(END);
  if (before < 0 || after < 0) throw new Error(`${file} has no place for figures`);
  const known = sections(page.slice(before + BEGIN.length, after));
  const today = new Date().toISOString().slice(0, 10);
  for (const { title, about, rows } of parts) {
    known.set(title, `### ${title}\n\n${about} Measured on ${today}.\n\n${table(rows)}`);
  }
  const figures = [facts.map((fact) => `- ${fact}`).join("\n"), ...known.values()];
  const text = [page.slice(0, before + BEGIN.length), ...figures, page.slice(after)];
  writeFileSync(file, text.join("\n\n"));
}
