/** Addresses of pages, from a server and from a folder of files. */
import { expect, test } from "vitest";
import { sources } from "./sources";

// The router looks at the address when it is loaded.
Object.assign(globalThis, { location: { pathname: "/table/x", hash: "", origin: "http://a" } });
const { split } = await import("../src/page/address");
const { parse, router, within } = await import("../src/page/router.svelte");

test("with a server, an address is a path and the place in its page", () => {
  expect(router.route).toEqual({ page: "table", id: "x" });
  expect(split({ pathname: "/review/x", hash: "#12" }, false)).toEqual({
    path: "/review/x",
    mark: "12",
  });
  expect(split({ pathname: "/", hash: "" }, false)).toEqual({ path: "/", mark: "" });
});

test("in a folder of files, everything follows the first #", () => {
  const at = (hash: string) => split({ pathname: "/some/where/", hash }, true);
  expect(at("")).toEqual({ path: "/", mark: "" });
  expect(at("#/review/x#12")).toEqual({ path: "/review/x", mark: "12" });
  expect(at("#/rules/x#A%20B")).toEqual({ path: "/rules/x", mark: "A B" });
  expect(parse(at("#/learn/race/3").path)).toEqual({ page: "learn", id: "race", scene: 3 });
});

test("an address that somebody has cut off leads somewhere all the same", () => {
  expect(split({ pathname: "/review/x", hash: "#100%" }, false).mark).toBe("100%");
  expect(parse("/table/%E0%A4")).toEqual({ page: "table", id: "%E0%A4" });
  expect(parse(split({ pathname: "/", hash: "#/game/%" }, true).path)).toEqual({
    page: "game",
    id: "%",
  });
});

test("only links to our own pages are followed here", () => {
  const here = { origin: "http://a", pathname: "/some/where/" };
  const link = (pathname: string, hash: string, origin = "http://a") => ({
    origin,
    pathname,
    hash,
  });
  expect(within(link("/table/x", "#3"), here, false)).toBe("/table/x#3");
  expect(within(link("/table/x", "", "http://b"), here, false)).toBeNull();
  expect(within(link("/some/where/", "#/table/x#3"), here, true)).toBe("/table/x#3");
  expect(within(link("/some/where/file.json", ""), here, true)).toBeNull();
  expect(within(link("/elsewhere/", "#/table/x"), here, true)).toBeNull();
});

test("no page writes an address itself", () => {
  const own = sources.filter(({ text }) => /href="\/|href=\{[`"]\//.test(text));
  expect(own.map(({ name }) => name)).toEqual([]);
});
