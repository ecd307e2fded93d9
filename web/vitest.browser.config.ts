import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Tests in a real Chromium against a real server; `make web` first. LONG=1: the long ones, too. */
const LONG = process.env["LONG"] === "1";

/** What takes longest comes first, or the others would be done while it has only begun. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const long = ({ moduleId }: TestSpecification): boolean =>
      /long\/layout|site\/(games|kept)/.test(moduleId);
    const sorted = await super.sort(files);
    return [...sorted.filter(long), ...sorted.filter((file) => !long(file))];
  }
}

export default defineConfig({
  test: {
    include: LONG
      ? ["browser/**/*.test.ts"]
      : ["browser/*.test.ts", "browser/games/**/*.test.ts", "browser/site/*.test.ts"],
    sequence: { sequencer: LongFirst },
    // One server for all; a file that stops it has one of its own. A browser for each worker.
    globalSetup: ["browser/shared.ts"],
    setupFiles: ["browser/leave.ts"],
    // What tests share, they read once; people, tables and pages are new in every test.
    isolate: false,
    // Tests often wait (for servers, clocks, pages), so there is one more of them than cores.
    maxWorkers: 3,
    testTimeout: 600_000,
    hookTimeout: 240_000,
    // Where a run decides what lands, nothing is refused for one stumble of the machine; the report
    // says who needed a second try, and its evidence is kept.
    retry: process.env["CI"] ? 1 : 0,
    // As patient as a page that waits for something (`SLOW` in house.ts).
    expect: { poll: { timeout: 180_000 } },
  },
});
