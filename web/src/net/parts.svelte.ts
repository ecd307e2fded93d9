/** Parts of the client that are loaded when they are wanted, also by a page that is older than the server. */
import { originIsBack } from "./origin";

class Parts {
  /** A part could not be had; the page begins anew as soon as the server is back. */
  missing = $state(false);

  /** Never fails: what this page was made with may be gone, but the address it shows is not. */
  async load<T>(load: () => Promise<T>): Promise<T> {
    try {
      return await load();
    } catch {
      this.missing = true;
      await new Promise((resolve) => setTimeout(resolve, 1_000)); // never in a quick circle
      await originIsBack();
      location.reload();
      return new Promise(() => undefined);
    }
  }
}

export const parts = new Parts();
