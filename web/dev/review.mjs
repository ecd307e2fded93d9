/**
 * Pictures of reviews of games between bots, from a real server, each as a whole page:
 *     node dev/review.mjs [wide,phone] [fr] [dark]
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { runnerImport } from "vite";
import { SIZES } from "./sizes.mjs";

const [wanted = "wide,phone", language = "en", theme = "light"] = process.argv.slice(2);
const shots = join(import.meta.dirname, "shots");
mkdirSync(shots, { recursive: true });
const { module } = await runnerImport(join(import.meta.dirname, "../browser/server.ts"));
const { module: play } = await runnerImport(join(import.meta.dirname, "../browser/play.ts"));
const server = await module.startServer("--no-pauses", "--no-limits");
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
try {
  const { games } = await (await fetch(`${server.base}/api/offer`)).json();
  const page = await browser.newPage({ colorScheme: theme });
  page.setDefaultTimeout(120_000);
  page.on("pageerror", (error) => console.log(String(error)));
  await page.addInitScript(
    (settings) => localStorage.setItem("rallybox-settings", settings),
    JSON.stringify({ language }),
  );
  for (const { name: game, default_players: players } of games) {
    const table = await play.begin(server.base, [page], { game, players });
    await play.toItsEnd(server.base, page, table);
    for (const size of wanted.split(",")) {
      const [width, height] = SIZES[size];
      await page.setViewportSize({ width, height });
      await page.goto(`${server.base}/review/${table}`);
      await page.getByRole("slider").waitFor();
      await page.waitForTimeout(600);
      const path = join(shots, `review-${size}-${game}.png`);
      await page.screenshot({ path, fullPage: true });
    }
  }
} finally {
  await browser.close();
  await server.end();
}
