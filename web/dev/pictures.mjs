/** Takes the pictures that the README shows, each small enough for a page: node dev/pictures.mjs */
import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import { chromium } from "playwright-core";
import { games } from "./games.mjs";
import { serveGallery } from "./serve.mjs";

/** Name, size, query, then what is clicked: a selector and which of them. */
const PICTURES = [...(await games()).values()].flatMap(({ pictures }) => pictures);
const COLOURS = 256;

/** The colours that stand for all others: boxes of colours, split at their middle until enough. */
function palette(pixels) {
  const counts = new Map();
  for (const rgb of pixels) counts.set(rgb, (counts.get(rgb) ?? 0) + 1);
  const part = (rgb, axis) => (rgb >> (16 - 8 * axis)) & 255;
  const boxOf = (colours) => {
    const spans = [0, 1, 2].map((axis) => {
      let [low, high] = [255, 0];
      for (const rgb of colours) {
        low = Math.min(low, part(rgb, axis));
        high = Math.max(high, part(rgb, axis));
      }
      return high - low;
    });
    const weight = colours.reduce((sum, rgb) => sum + counts.get(rgb), 0);
    const axis = spans.indexOf(Math.max(...spans));
    return { colours, axis, worth: spans[axis] * Math.sqrt(weight) };
  };
  const boxes = [boxOf([...counts.keys()])];
  while (boxes.length < COLOURS) {
    boxes.sort((a, b) => a.worth - b.worth);
    const box = boxes.pop();
    if (!box || box.worth === 0) break;
    const sorted = box.colours.sort((a, b) => part(a, box.axis) - part(b, box.axis));
    const half = sorted.reduce((sum, rgb) => sum + counts.get(rgb), 0) / 2;
    let [at, sum] = [0, 0];
    while (at < sorted.length - 1 && (sum += counts.get(sorted[at])) < half) at += 1;
    const cut = Math.max(1, at);
    boxes.push(boxOf(sorted.slice(0, cut)), boxOf(sorted.slice(cut)));
  }
  // The colour that is seen most in a box stands for it: flat grounds keep theirs exactly.
  const table = boxes.map(({ colours }) =>
    colours.reduce((best, rgb) => (counts.get(rgb) > counts.get(best) ? rgb : best)),
  );
  const far = (a, b) =>
    [0, 1, 2].reduce((sum, axis) => sum + (part(a, axis) - part(b, axis)) ** 2, 0);
  const index = new Map();
  for (const rgb of counts.keys()) {
    let nearest = 0;
    for (let i = 1; i < table.length; i++) {
      if (far(rgb, table[i]) < far(rgb, table[nearest])) nearest = i;
    }
    index.set(rgb, nearest);
  }
  return { table, index };
}

function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A PNG with a palette. */
function png(width, height, rgba) {
  const pixels = new Uint32Array(width * height);
  for (let i = 0; i < pixels.length; i++) {
    pixels[i] = (rgba[4 * i] << 16) | (rgba[4 * i + 1] << 8) | rgba[4 * i + 2];
  }
  const { table, index } = palette(pixels);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const colours = Buffer.from(table.flatMap((rgb) => [rgb >> 16, (rgb >> 8) & 255, rgb & 255]));
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      rows[y * (width + 1) + 1 + x] = index.get(pixels[y * width + x]);
    }
  }
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk("IHDR", head),
    chunk("PLTE", colours),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

const server = await serveGallery();
const base = server.resolvedUrls.local[0];
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
for (const [name, [width, height], query, ...steps] of PICTURES) {
  if (process.argv[2] && !name.includes(process.argv[2])) continue;
  const page = await browser.newPage({ viewport: { width, height } });
  page.setDefaultTimeout(120_000);
  page.on("pageerror", (error) => console.log(name, String(error)));
  await page.goto(`${base}dev/index.html?${query}&theme=day`);
  await page.waitForSelector(".frame");
  await page.waitForTimeout(1500);
  for (const [selector, place] of steps) await page.locator(selector).nth(place).click();
  await page.mouse.move(width / 2, 10);
  await page.waitForTimeout(1500);
  const shot = (await page.screenshot()).toString("base64");
  const rgba = await page.evaluate(async (data) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${data}`;
    await picture.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [picture.width, picture.height];
    const context = canvas.getContext("2d");
    context.drawImage(picture, 0, 0);
    const bytes = context.getImageData(0, 0, canvas.width, canvas.height).data;
    let text = "";
    for (let i = 0; i < bytes.length; i += 32768) {
      text += String.fromCharCode(...bytes.subarray(i, i + 32768));
    }
    return btoa(text);
  }, shot);
  const file = join(import.meta.dirname, "../../docs/pictures", `${name}.png`);
  writeFileSync(file, png(width, height, Buffer.from(rgba, "base64")));
  console.log(name, statSync(file).size);
  await page.close();
}
await browser.close();
await server.close();
