/** No text for people stands in the pages themselves: it would speak one language only. */
import { expect, test } from "vitest";
import { type Node, nodes, type Source, sources, textOf, tree } from "./sources";

/** Names, signs, and what only machines read. */
const THE_SAME =
  /^(Rally|box|(.* · )?Rallybox|rallybox (commit|seed|number)|hand dead-end|\((prefers-|pointer:).*\)|(ul|\.can) button.*)$/;
/** A message of the catalogue, or part of its id. */
const ID = /^[a-z0-9]*(-[a-z0-9]*)+$/;
const WORD = /\p{L}{2,}/u;
const SENTENCE = /\p{L}{2,}[,;:]? \p{L}{2,}/u;
const SPOKEN =
  /^(title|placeholder|alt|label|about|heading|message|sentence|aria-(label|description|roledescription|valuetext))$/;
const SAYING = new Set(["alert", "confirm", "prompt"]);
const SHOWN = new Set(["title", "textContent", "innerText", "ariaLabel", "placeholder", "alt"]);

const isWord = (text: string | null): text is string =>
  text !== null && WORD.test(text) && !THE_SAME.test(text);

/** The texts that an expression may become; not what it hands to functions. */
function* becomes(value: unknown): Generator<string> {
  const node = (value ?? {}) as Node;
  const text = textOf(node);
  if (isWord(text)) yield text;
  switch (node.type) {
    case "ExpressionTag":
      yield* becomes(node["expression"]);
      break;
    case "ConditionalExpression":
      yield* becomes(node["consequent"]);
      yield* becomes(node["alternate"]);
      break;
    case "LogicalExpression":
    case "BinaryExpression":
      if (node["operator"] === "===" || node["operator"] === "!==") break;
      yield* becomes(node["left"]);
      yield* becomes(node["right"]);
      break;
    case "TemplateLiteral":
      for (const part of node["quasis"] as Node[]) yield* becomes(part);
      for (const part of node["expressions"] as Node[]) yield* becomes(part);
  }
}

const silent = (node: Node): boolean =>
  node.type === "StyleDirective" ||
  (node.type === "Attribute" && !SPOKEN.test(String(node["name"])));

/** Words in markup: between tags, and in attributes that are read out. */
function* marked(fragment: Node): Generator<string> {
  for (const node of nodes(fragment, silent)) {
    if (node.type === "Text" || node.type === "ExpressionTag") yield* becomes(node);
  }
}

/** Words that a script puts on the page, or into a field that somebody reads. */
function* shown(part: Node): Generator<string> {
  for (const node of nodes(part)) {
    const callee = (node["callee"] ?? {}) as Node;
    if (node.type === "CallExpression" && SAYING.has(String(callee["name"]))) {
      for (const given of node["arguments"] as Node[]) yield* becomes(given);
    }
    const left = (node["left"] ?? {}) as Node;
    const field = String(((left["property"] ?? {}) as Node)["name"]);
    if (node.type === "AssignmentExpression" && SHOWN.has(field)) yield* becomes(node["right"]);
    const key = String(((node["key"] ?? {}) as Node)["name"]);
    if (node.type === "Property" && SPOKEN.test(key)) {
      for (const text of becomes(node["value"])) if (!ID.test(text)) yield text;
    }
  }
}

const unread = (node: Node): boolean =>
  silent(node) ||
  node.type === "ThrowStatement" ||
  node.type === "ImportDeclaration" ||
  String(node.type).startsWith("TS") ||
  (node.type === "CallExpression" && isConsole(node["callee"] as Node));

const isConsole = (callee: Node): boolean =>
  callee.type === "MemberExpression" && ((callee["object"] ?? {}) as Node)["name"] === "console";

/** Several words in a row, anywhere but in errors for developers. */
function* sentences(part: Node): Generator<string> {
  for (const node of nodes(part, unread)) {
    const text = textOf(node);
    if (isWord(text) && SENTENCE.test(text)) yield text;
  }
}

function* outside(source: Source): Generator<string> {
  for (const part of tree(source)) {
    if (part.type === "Fragment") yield* marked(part);
    yield* shown(part);
    yield* sentences(part);
  }
}

test("no text for people outside the catalogue", { timeout: 120_000 }, () => {
  const found = sources
    .filter(({ name }) => !name.endsWith("wire.ts"))
    .flatMap((source) => [...outside(source)].map((text) => `${source.name}: ${text}`));
  expect(found).toEqual([]);
});

const script = (line: string): Source => ({ name: "planted.ts", text: line });
const markup = (text: string): Source => ({ name: "Planted.svelte", text });

test.each([
  ["a text", markup("<p>Your turn</p>")],
  ["a word", markup("<button>Go</button>")],
  ["a word in a drawing", markup("<svg><text>START</text></svg>")],
  ["a word for two cases", markup('<p>{mine ? "yours" : "theirs"}</p>')],
  ["a word instead of nothing", markup('<p>{name ?? "nobody"}</p>')],
  ["a word with a blank", markup("<p>{`Round ${n}`}</p>")],
  ["a label", markup('<button aria-label="Close"></button>')],
  ["a label with a blank", markup("<button aria-label={`Card ${n}`}></button>")],
  ["half a label", markup('<button title="Card {n}"></button>')],
  ["a title", markup('<a href="/" title="Home"></a>')],
  ["a picture's words", markup('<img src="/a.png" alt="A car" />')],
  ["a hint in a field", markup('<input placeholder="Name" />')],
  ["a component's title", markup('<Dialog title="Settings" />')],
  ["a text in a script", markup('<script lang="ts">const why = "Nothing to do here";</script>')],
  ["a text in TypeScript", script('export const why = "Nothing to do here";')],
  ["a line with blanks", script("export const line = (n: number) => `You drive ${n} spaces on`;")],
  ["a field", script('export const option = { value: 1, title: "One" };')],
  ["the page's title", script('document.title = "Race";')],
  ["a question", script('if (confirm("Sure?")) leave();')],
])("%s would be found", (_, source) => {
  expect([...outside(source)]).not.toEqual([]);
});

test.each([
  ["a message", markup('<p title={say("web-home")}>{say("web-home")}</p>')],
  ["a look", markup('<p class="two words" style:grid-area="one two">{n}</p>')],
  ["an error for developers", script('throw new Error("there is no such seat");')],
  ["a message for later", script('export const option = { value: 1, title: "web-one" };')],
])("%s is left alone", (_, source) => {
  expect([...outside(source)]).toEqual([]);
});
