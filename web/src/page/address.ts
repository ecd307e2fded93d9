/**
 * Addresses of our pages. Usually they are paths: `/table/ID`. Where all pages are one, they follow its `#`:
 * `#/table/ID`, below whatever path it lies.
 */
import { host } from "../net";

/** What a link to a page of ours says. */
export const to = (path: string): string => (host.onePage ? `#${path}` : path);

/** A file that comes with the page. */
export const file = (name: string): string => import.meta.env.BASE_URL + name;

/** A part of an address as it is meant; as it stands where nobody can tell, be it typed or cut off. */
export function meant(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The page of an address, and the place in it that it ends with. */
export function split(
  { pathname, hash }: Pick<Location, "pathname" | "hash">,
  one: boolean = host.onePage,
): { readonly path: string; readonly mark: string } {
  const [path = "", ...rest] = one ? hash.slice(1).split("#") : [pathname, hash.slice(1)];
  return { path: path || "/", mark: meant(rest.join("#")) };
}

/** The place in this page that its address ends with; nothing if with none. */
export const mark = (): string => split(location).mark;

/** A whole address to give away; `origin` is where others reach the server, if there is one. */
export const whole = (origin: string, path: string): string =>
  host.onePage ? `${location.href.split("#")[0] ?? ""}${to(path)}` : origin + path;
