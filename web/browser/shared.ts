/**
 * What is started once for all files: a server, which those that do not stop theirs ask for with
 * `inject("base")`, and a browser for each worker (`browser.ts`). Not one for all: its pages share a
 * clipboard.
 */
import type { TestProject } from "vitest/node";
import { serveBrowser } from "./house";
import { startServer } from "./server";

declare module "vitest" {
  export interface ProvidedContext {
    base: string;
    browsers: string[];
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer("--no-pauses", "--no-limits");
  const open = await Promise.all(
    Array.from({ length: project.config.maxWorkers }, () => serveBrowser()),
  );
  project.provide("base", server.base);
  project.provide(
    "browsers",
    open.map((one) => one.wsEndpoint()),
  );
  return async () => {
    await Promise.all([server.end(), ...open.map((one) => one.close())]);
  };
}
