/** After each test everybody leaves: a page that is left open goes on drawing, beside the next test. */
import { afterEach } from "vitest";
import { browser } from "./browser";
import { keepEvidence } from "./evidence";

afterEach(async ({ task }) => {
  try {
    if (task.result?.state === "fail") await keepEvidence(browser, task.name);
  } finally {
    for (const context of browser.contexts()) await context.close();
  }
});
