/** Tests that `make test-long` runs and `make test` does not: another one there shows the same kind. */
import { test } from "vitest";
import { LONG } from "./house";

export const longer = test.runIf(LONG);
