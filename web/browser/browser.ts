/** A browser for whoever imports it: the files of a worker come one after another, and share it. */
import { chromium } from "playwright-core";
import { inject } from "vitest";

const mine = inject("browsers")[Number(process.env["VITEST_POOL_ID"]) - 1];
if (mine === undefined) throw new Error("there is no browser for this worker");

export const browser = await chromium.connect(mine);
