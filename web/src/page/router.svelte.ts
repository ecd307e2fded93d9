/** Which page is shown: the address decides, and links change it without loading anything. */

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
  const [page = "", id = "", ...rest] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (page === "") return { page: "home" };
  if (page === "notices" && !id) return { page };
  if (page === "learn" && /^[a-z]+(\/\d{1,2})?$/.test([id, ...rest].join("/"))) {
    return { page: "learn", id, scene: Number(rest[0] ?? 0) };
  }
  if (page === "puzzles" && rest.length === 0) return id ? { page: "puzzle", id } : { page };
  const known = PAGES.find((name) => name === page);
  if (known && id && rest.length === 0) return { page: known, id };
  return known || id || page === "learn" ? { page: "nowhere" } : { page: "own", path: page };
}

class Router {
  route: Route = $state.raw(parse(location.pathname));

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.route = parse(path.split("#")[0] ?? "");
    scrollTo(0, 0);
  }

  /** Follows the browser's own buttons, and links on the page. */
  start(): () => void {
    const back = (): void => void (this.route = parse(location.pathname));
    const click = (event: MouseEvent): void => {
      const link = (event.target as Element).closest?.("a");
      const plain = !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0;
      if (!link || !plain || link.target || link.hasAttribute("download")) return;
      if (link.origin !== location.origin) return;
      event.preventDefault();
      this.go(link.pathname + link.hash);
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
