/** What the games bring to the client: whichever folders there are, each in a chunk of its own. */
import type { Face, Poster } from "../face/face";
import type { GameName } from "../wire";

/** By the name of the game, which is that of its folder. */
const named = <T>(files: Record<string, T>): Record<GameName, T> =>
  Object.fromEntries(Object.entries(files).map(([path, file]) => [path.split("/")[1] ?? "", file]));

export const posters = named(
  import.meta.glob<Poster>("./*/poster.ts", { import: "poster", eager: true }),
);
export const faces = named(import.meta.glob<Face>("./*/face.ts", { import: "face" }));
