import { expect, test } from "vitest";
import { read } from "../src/settings/settings.svelte";

const plain = read(null);

test("sounds are off, everything else is as the device has it", () => {
  expect(plain).toEqual({
    theme: "auto",
    text: "normal",
    motion: "auto",
    pace: "normal",
    board: "auto",
    sound: false,
    bell: false,
    auto: true,
    quips: true,
    follow: true,
    language: "",
  });
});

test("what was kept is read again", () => {
  const kept = { ...plain, theme: "night", sound: true, language: "fr", pace: "skip" };
  expect(read(JSON.stringify(kept))).toEqual(kept);
});

test.each(["", "{", "null", "[]", '"x"', '{"theme":"pink","sound":1,"language":7}'])(
  "rubbish (%s) changes nothing",
  (text) => expect(read(text)).toEqual(plain),
);
