/** Sentences come in parts, each when it likes; what is said is in the language that was chosen last. */
import { expect, test, vi } from "vitest";

/** What is on its way, by its language and part. */
const coming = vi.hoisted(() => new Map<string, (text: string) => void>());
vi.mock("virtual:catalogue", () => {
  const part = (language: string, name: string) => () =>
    new Promise((resolve) =>
      coming.set(`${language} ${name}`, (text) => resolve({ default: text })),
    );
  const parts = (language: string) => ({
    pages: part(language, "pages"),
    notices: part(language, "notices"),
  });
  return { default: { en: parts("en"), fr: parts("fr"), de: parts("de") } };
});
vi.stubGlobal("location", { pathname: "/", hash: "" });
vi.stubGlobal("document", { documentElement: { lang: "" } });
vi.mock("../src/net", () => ({
  host: { speak: () => undefined, words: () => Promise.resolve("") },
}));
const { speech } = await import("../src/words/words.svelte");

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
async function comes(what: string, text: string): Promise<void> {
  await vi.waitUntil(() => coming.has(what));
  coming.get(what)?.(text);
  coming.delete(what);
  await soon();
}

test("a language that comes late does not take the place of the one chosen after it", async () => {
  void speech.learn("fr");
  void speech.learn("de");
  await comes("de pages", "hello = Hallo");
  await comes("fr pages", "hello = Bonjour");
  expect([speech.language, speech.say("hello")]).toEqual(["de", "Hallo"]);
});

test("a part that was wanted while another language was chosen is there in that one", async () => {
  const wanted = speech.want("notices");
  void speech.learn("fr");
  await comes("fr pages", "hello = Bonjour");
  void speech.learn("en");
  // It was asked for in German, and is not needed in it any more.
  await comes("de notices", "turn = Du bist dran");
  await comes("en pages", "hello = Hello");
  await comes("en notices", "turn = Your turn");
  await wanted;
  expect([speech.language, speech.say("turn")]).toEqual(["en", "Your turn"]);
});
