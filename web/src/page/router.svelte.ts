/** Which page is shown: the address decides, and links change it without loading anything. */
import { host } from "../net";
import { meant, split, to } from "./address";

export type Route =
  | { readonly page: "home" }
  /** A page that a game may have besides its tables. */
  | { readonly page: "own"; readonly path: string }
  | { readonly page: "table" | "watch" | "hand" | "replay" | "review"; readonly id: string }
  | { readonly page: "join" | "rules"; readonly id: string }
  /** How I am told that it is my turn; the links of letters. */
  | { readonly page: "notices" }
  | { readonly page: "stop" | "confirm"; readonly id: string }
  /** A scene of a game's lesson; 0 for the one to go on with. */
  | { readonly page: "learn"; readonly id: string; readonly scene: number }
  /** All puzzles, and one of them. */
  | { readonly page: "puzzles" }
  | { readonly page: "puzzle"; readonly id: string }
  /** A whole game, in the address itself. */
  | { readonly page: "game"; readonly id: string }
  | { readonly page: "nowhere" };

const PAGES = [
  "table",
  "watch",
  "hand",
  "replay",
  "review",
  "join",
  "rules",
  "stop",
  "confirm",
] as const;

export function parse(path: string): Route {
  const [page = "", id = "", ...rest] = path.split("/").filter(Boolean).map(meant);
  if (page === "") return { page: "home" };
  if (page === "notices" && !id) return { page };
  if (page === "learn" && /^[a-z]+(\/\d{1,2})?$/.test([id, ...rest].join("/"))) {
    return { page: "learn", id, scene: Number(rest[0] ?? 0) };
  }
  // Behind the `#` of a server's page: what follows it is told to nobody.
  if (page === "game" && !rest.length) return { page, id: id || location.hash.slice(1) };
  if (page === "puzzles" && rest.length === 0) return id ? { page: "puzzle", id } : { page };
  const known = PAGES.find((name) => name === page);
  if (known && id && rest.length === 0) return { page: known, id };
  return known || id || page === "learn" ? { page: "nowhere" } : { page: "own", path: page };
}

/** The page of ours that a link leads to, with the place in it; null if it leads elsewhere. */
export function within(
  link: Pick<HTMLAnchorElement, "origin" | "pathname" | "hash">,
  here: Pick<Location, "origin" | "pathname">,
  one: boolean = host.onePage,
): string | null {
  if (link.origin !== here.origin) return null;
  if (!one) return link.pathname + link.hash;
  const ours = link.pathname === here.pathname && link.hash.startsWith("#/");
  return ours ? link.hash.slice(1) : null;
}

class Router {
  route: Route = $state.raw(parse(split(location).path));

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", to(path));
    else history.pushState(null, "", to(path));
    this.route = parse(path.split("#")[0] ?? "");
    scrollTo(0, 0);
  }

  /** Follows the browser's own buttons, and links on the page. */
  start(): () => void {
    const back = (): void => void (this.route = parse(split(location).path));
    const click = (event: MouseEvent): void => {
      const link = (event.target as Element).closest?.("a");
      const plain = !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0;
      if (!link || !plain || link.target || link.hasAttribute("download")) return;
      const path = within(link, location);
      if (path === null) return;
      event.preventDefault();
      this.go(path);
    };
    addEventListener("popstate", back);
    document.addEventListener("click", click);
    return () => {
      removeEventListener("popstate", back);
      document.removeEventListener("click", click);
    };
  }
}

export const router = new Router();
