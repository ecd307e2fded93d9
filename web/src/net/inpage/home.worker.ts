/** The home of this page's tables: Python's door, the shelf, and the line to the thinker. */
import { Home } from "./home";
import type { FromHome, ToHome } from "./messages";

interface Scope {
  postMessage(message: FromHome): void;
  onmessage: ((event: MessageEvent<ToHome>) => void) | null;
}
const scope = self as unknown as Scope;

const home = new Home((message) => scope.postMessage(message));
scope.onmessage = ({ data }) => home.hear(data);
