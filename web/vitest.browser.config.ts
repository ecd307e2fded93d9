import { defineConfig } from "vitest/config";

/** Tests in a real Chromium against a real server; `make web` first. */
export default defineConfig({
  test: {
    include: ["browser/**/*.test.ts"],
    maxWorkers: 1,
    testTimeout: 240_000,
    hookTimeout: 90_000,
  },
});
