import { defineConfig } from "vitest/config";

/** Tests in a real Chromium against a real server; `make web` first. LONG=1: the long ones, too. */
const LONG = process.env["LONG"] === "1";

export default defineConfig({
  test: {
    include: LONG ? ["browser/**/*.test.ts"] : ["browser/*.test.ts"],
    // Each file has a server and a browser of its own.
    maxWorkers: 2,
    testTimeout: 600_000,
    // A busy machine can let a question change between two looks of a test at the page.
    retry: 1,
    hookTimeout: 90_000,
  },
});
