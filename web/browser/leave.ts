/** After each test everybody leaves: a page that is left open goes on drawing, beside the next test. */
import { afterEach } from "vitest";
import { browser } from "./browser";
import { keepEvidence } from "./evidence";

afterEach(async ({ task }) => {
  if (task.result?.state === "fail") await keepEvidence(browser, task.name);
  for (const context of browser.contexts()) await context.close();
});
