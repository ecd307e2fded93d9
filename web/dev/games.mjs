/** What the tools here know of each game: `dev/games/<game>.mjs`. */
import { readdirSync } from "node:fs";
import { join } from "node:path";

const FOLDER = join(import.meta.dirname, "games");

/** The module of every game that has one, by the game's name. */
export async function games() {
  const files = readdirSync(FOLDER).sort();
  const modules = await Promise.all(files.map((file) => import(join(FOLDER, file))));
  return new Map(files.map((file, i) => [file.replace(".mjs", ""), modules[i]]));
}

const CAN = ".frame .cards .can button, .frame .cards button[aria-disabled=false]";

// What is clicked for a picture: cards in the hand, one that can be picked, a marked place.
export const hand = (...places) => places.map((place) => [".frame .cards button", place]);
export const can = (place) => [CAN, place];
export const spot = (place) => [".spot.target", place];
