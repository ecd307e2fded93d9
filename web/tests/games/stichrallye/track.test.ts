/** Where the client draws the spaces of a track is where Python does, lifted by its height. */
import { expect, test } from "vitest";
import tracks from "../../../dev/fixtures/stichrallye/tracks.json";
import { ahead, RISE, slot, trackOf, way } from "../../../src/games/stichrallye/track";

test.each(tracks.map((track) => [track.text, track] as const))("%s", (text, { spots }) => {
  const track = trackOf(text);
  expect(track.length).toBe(spots.length);
  spots.forEach((spot, space) => {
    const pose = track.at(space);
    expect(pose.lift).toBeCloseTo(spot.height * RISE, 0);
    expect(Math.hypot(pose.x - spot.x, pose.y + pose.lift - spot.y)).toBeLessThan(0.2);
    const turned = Math.cos(pose.angle - (spot.angle * Math.PI) / 180);
    expect(turned).toBeGreaterThan(0.9);
  });
});

test("a way goes on from space to space and ends where it should", () => {
  const track = trackOf(tracks[0]?.text ?? "");
  const end = ahead(track, 30, 3);
  expect(end).toBe(track.length + 3);
  const poses = way(track, 30, end);
  const last = poses[poses.length - 1];
  expect(Math.hypot((last?.x ?? 0) - track.at(3).x, (last?.y ?? 0) - track.at(3).y)).toBeLessThan(
    1,
  );
  poses.slice(1).forEach((pose, i) => {
    const before = poses[i] ?? pose;
    expect(Math.hypot(pose.x - before.x, pose.y - before.y)).toBeLessThan(60);
  });
});

test("cars that share the start stand apart", () => {
  for (const count of [2, 3, 4, 5]) {
    const places = Array.from({ length: count }, (_, i) => slot(i, count));
    expect(new Set(places.map(({ dx, dy }) => `${dx} ${dy}`)).size).toBe(count);
  }
});
