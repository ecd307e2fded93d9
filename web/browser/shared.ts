/** One server for all files that do not stop theirs; they ask for it with `inject("base")`. */
import type { TestProject } from "vitest/node";
import { startServer } from "./server";

declare module "vitest" {
  export interface ProvidedContext {
    base: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer("--no-pauses", "--no-limits");
  project.provide("base", server.base);
  return () => server.end();
}
