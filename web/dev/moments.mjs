/**
 * Pictures of every kind of moment at a table, at three sizes:
 *     node dev/moments.mjs [wide,tablet,phone] [part of a name]
 */
import { mkdirSync } from "node:fs";
import { chromium } from "playwright-core";
import { serveGallery } from "./serve.mjs";

const SIZES = { wide: [1440, 900], tablet: [820, 1180], phone: [390, 844] };
const hand = (...places) => places.map((place) => [".frame .cards button", place]);
const spot = (place) => [".spot.target", place];

/** Name, query, then what is clicked: a selector and which of them, or how long is waited. */
const MOMENTS = [
  ["rr-turn", "reel=base4&at=59"],
  ["rr-preview", "reel=base4&at=59", ...hand(2)],
  ["rr-preview-night", "reel=standard5&at=74&theme=night", ...hand(4)],
  ["rr-store", "reel=base4&at=64", ...hand(0, 1)],
  ["rr-store-mixed", "reel=base4&at=64", ...hand(0, 2, 3)],
  ["rr-wait", "reel=standard5&at=72"],
  ["rr-stage", "reel=base4&at=76"],
  ["rr-reward", "reel=standard5&at=20"],
  ["rr-mechanic", "reel=base4&at=134"],
  ["rr-shortcut", "reel=base4&at=65"],
  ["rr-gas", "reel=standard5&at=59"],
  ["rr-drives", "reel=base4&at=66&play=1", 2600],
  ["rr-result", "reel=standard5&at=187"],
  ["rr-watch", "reel=demo5watch&at=120&layout=watch"],
  ["rr-phone", "reel=base4&at=59&layout=hand", ...hand(1)],
  ["sr-lead", "reel=sr4&at=33", ...hand(1)],
  ["sr-follow", "reel=sr4&at=63"],
  ["sr-so-far", "reel=sr4&at=30", ...hand(2)],
  ["sr-lose", "reel=sr4&at=70", [".frame .cards .can button", 0]],
  ["sr-why", "reel=sr5&at=30", [".frame .cards .dim button", 0]],
  ["sr-turbo", "reel=sr4&at=42", [".spot.target", 0]],
  ["sr-turbo-night", "reel=sr5&at=69&theme=night", [".spot.target", 1]],
  ["sr-wait-turbo", "reel=sr5&at=45"],
  ["sr-wait", "reel=sr4&at=66"],
  ["sr-motors", "reel=sr4&at=57&play=1", 5200],
  ["sr-beach", "reel=sr5&at=90", ...hand(3)],
  ["sr-result", "reel=sr4&at=97"],
  ["sr-watch", "reel=sr3watch&at=60&layout=watch"],
  ["sr-phone", "reel=sr4&at=63&layout=hand", [".frame .cards .can button", 0]],
  ["ta-first", "reel=tacots4&at=0"],
  [
    "ta-open-first",
    "reel=tacots3&at=48",
    [".frame .cards .open button[aria-disabled=false]", 0],
    spot(0),
  ],
  ["ta-open-beside", "reel=tacots3&at=107", [".frame .cards .open button", 0]],
  ["ta-open-square", "reel=tacots3&at=1", spot(1)],
  ["ta-open-never", "reel=tacots3&at=48", [".frame .cards fieldset button[aria-disabled=true]", 0]],
  ["ta-turn", "reel=tacots4&at=28"],
  ["ta-card", "reel=tacots4&at=28", [".frame .cards button[aria-disabled=false]", 2]],
  ["ta-lay", "reel=tacots4&at=28", [".frame .cards button[aria-disabled=false]", 2], spot(0)],
  ["ta-block", "reel=tacots3&at=37", [".frame .cards fieldset:last-of-type button", 0]],
  ["ta-drive", "reel=tacots4&at=104", spot(3)],
  ["ta-few", "reel=tacots4&at=36&play=1", 2400],
  ["ta-count", "reel=tacots4&at=55&play=1", 5600],
  ["ta-late-night", "reel=tacots3&at=99&theme=night"],
  ["ta-wait", "reel=tacots2&at=77"],
  ["ta-result", "reel=tacots4&at=216"],
  ["ta-watch", "reel=tacots4&at=150&layout=watch"],
  ["ta-phone", "reel=tacots4&at=28&layout=hand", [".frame .cards button[aria-disabled=false]", 1]],
  ["pa-first", "reel=patience&at=0"],
  ["pa-turn", "reel=patience&at=30", [".frame .cards button[aria-disabled=false]", 0]],
  ["pa-late", "reel=patience&at=80"],
  ["pa-result", "reel=patience&at=91"],
];

const [sizes = "wide,tablet,phone", part = ""] = process.argv.slice(2);
const server = await serveGallery();
const base = server.resolvedUrls.local[0];
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
const folder = import.meta.dirname + "/shots";
mkdirSync(folder, { recursive: true });
for (const size of sizes.split(",")) {
  const [width, height] = SIZES[size];
  // One page for all: what it has loaded once it does not load again.
  const page = await browser.newPage({ viewport: { width, height } });
  page.setDefaultTimeout(120_000);
  let name = "";
  page.on("console", (message) => message.type() === "error" && console.log(name, message.text()));
  page.on("pageerror", (error) => console.log(name, String(error)));
  for (const [title, query, ...steps] of MOMENTS.filter(([title]) => title.includes(part))) {
    name = `${title}-${size}`;
    try {
      const theme = query.includes("theme=") ? "" : "&theme=day";
      await page.goto(`${base}dev/index.html?${query}${theme}`);
      await page.waitForSelector(".frame");
      await page.waitForTimeout(600);
      for (const step of steps) {
        if (typeof step === "number") await page.waitForTimeout(step);
        else await page.locator(step[0]).nth(step[1]).click({ timeout: 3000, force: true });
      }
      await page.waitForTimeout(500);
      await page.screenshot({ path: `${folder}/m-${name}.png` });
    } catch (error) {
      console.log(name, String(error).split("\n")[0]);
    }
  }
  await page.close();
}
await browser.close();
await server.close();
