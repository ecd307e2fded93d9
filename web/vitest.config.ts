import { defineConfig, mergeConfig } from "vitest/config";
import { pages } from "./vite.config.ts";

/** Beside `vite.config.ts`, which has to do without what only tests need: people build to play. */
export default mergeConfig(
  pages("test"),
  defineConfig({
    // Tests run the client's own code, not what a server would render.
    resolve: { conditions: ["browser"] },
    test: {
      include: ["tests/**/*.test.ts"],
      environment: "./tests/client.ts",
      maxWorkers: 1,
      testTimeout: 30_000,
    },
  }),
);
