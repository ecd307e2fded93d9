/** The camera over a course: it follows a car, shows the whole, and lets itself be led. */
import { beforeEach, expect, test } from "vitest";
import { Camera } from "../../../src/games/roadrally/board/camera.svelte";

const FRAME = { width: 400, height: 300 };
const WORLD = { width: 2000, height: 1000 };
let camera: Camera;
beforeEach(() => {
  camera = new Camera();
  camera.frame = FRAME;
  camera.world = WORLD;
});

/** Where a place of the board is seen in the frame. */
const at = (x: number, y: number): [number, number] => [
  camera.x + x * camera.scale,
  camera.y + y * camera.scale,
];
const car = (x: number, y: number) => ({ from: { x, y }, to: { x: x + 200, y }, scale: 0.5 });

test("the whole course is in the frame, in its middle", () => {
  camera.follow(null);
  expect(camera.scale).toBe(0.2);
  expect(at(0, 0)).toEqual([0, 50]);
  expect(at(WORLD.width, WORLD.height)).toEqual([400, 250]);
  expect(camera.partial).toBe(false);
});

test("it follows a car with the way before it, and stays on the board", () => {
  camera.follow(car(900, 500));
  expect(at(1000, 500)).toEqual([200, 150]);
  expect(camera.partial).toBe(true);
  camera.follow(car(1100, 600));
  expect(at(1200, 600)).toEqual([200, 150]);
  camera.follow(car(0, 0));
  expect(at(0, 0)).toEqual([0, 0]);
});

test("whoever pans or zooms leads it, until they ask for their car or for the whole", () => {
  camera.follow(car(900, 500));
  camera.pan(-100, 0);
  const led = at(1000, 500);
  expect(led).toEqual([100, 150]);
  camera.follow(car(1100, 600));
  expect(at(1000, 500), "a car that moves does not pull the board away").toEqual(led);
  camera.find(car(1100, 600));
  expect(at(1200, 600)).toEqual([200, 150]);
  camera.follow(car(900, 500));
  expect(at(1000, 500), "and it follows again").toEqual([200, 150]);
  camera.zoom(2);
  expect(camera.led).toBe(true);
  camera.find(null);
  expect(camera.scale).toBe(camera.fitting);
  expect(camera.led).toBe(false);
});

test("zooming keeps the place under the fingers, and never shows less than the whole", () => {
  camera.follow(car(900, 500));
  const [x, y] = at(1000, 500);
  camera.zoom(1.5, x, y);
  const [there, below] = at(1000, 500);
  expect([there, below]).toEqual([expect.closeTo(x), expect.closeTo(y)]);
  camera.zoom(0.001);
  expect(camera.scale).toBe(camera.fitting);
});

test("one looks from near by where one wants to, or where spaces would be too small", () => {
  expect(camera.isNear("near", 0)).toBe(true);
  expect(camera.isNear("whole", 1)).toBe(false);
  expect(camera.isNear("auto", 0.21)).toBe(true);
  expect(camera.isNear("auto", 0.19)).toBe(false);
});

test("what is picked comes into sight, and what is seen already moves nothing", () => {
  camera.follow(car(900, 500));
  const before = at(1000, 500);
  camera.reveal(1050, 520);
  expect(at(1000, 500)).toEqual(before);
  camera.reveal(1600, 500);
  const [x] = at(1600, 500);
  expect(x).toBe(400 - 48);
});
