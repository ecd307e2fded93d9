/** After each test everybody leaves: a page that is left open goes on drawing, beside the next test. */
import { afterEach } from "vitest";
import { browser } from "./browser";

afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});
