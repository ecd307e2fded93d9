/**
 * For tests of what effects do: where nothing says that it is a browser, they are compiled away, as for
 * a server. There is no document in it all the same.
 */
import type { Environment } from "vitest/runtime";

export default {
  name: "client",
  viteEnvironment: "client",
  setup: () => ({ teardown: () => undefined }),
} satisfies Environment;
