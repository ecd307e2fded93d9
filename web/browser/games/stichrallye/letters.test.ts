/** Here the numbers of spaces and cars were missing after a reload, until something painted them anew. */
import { test } from "vitest";
import { lettersStay } from "../../lettered";

test("the numbers are there after a reload, and when fonts come late", () =>
  lettersStay("stichrallye"));
