/** Where others are invited to, and with what they come. */
import { afterAll, expect, test, vi } from "vitest";
import { invitation, invited } from "../src/table/invitation";

const info = { id: "tAbLe", code: "AB2CD3", guarded: false };

afterAll(() => void vi.unstubAllGlobals());

test("the link is that of the table until somebody was removed", () => {
  expect(invitation("table", info)).toBe("/table/tAbLe");
  expect(invitation("table", { ...info, guarded: true })).toBe("/table/tAbLe#AB2CD3");
  expect(invitation("hand", { ...info, guarded: true })).toBe("/hand/tAbLe#AB2CD3");
  // Whoever does not sit there is not told the code.
  expect(invitation("table", { ...info, code: "", guarded: true })).toBe("/table/tAbLe");
});

test("whoever comes with a code says so when they sit down", () => {
  const from = (hash: string): string | null => {
    vi.stubGlobal("location", { pathname: "/table/tAbLe", hash });
    return invited();
  };
  expect(from("")).toBeNull();
  expect(from("#AB2CD3")).toBe("AB2CD3");
  expect(from("#ab2%20cd3")).toBe("ab2 cd3");
});
