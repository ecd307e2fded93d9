/** All games that there are, for tests about all of them: faces, and seeded games as they are told. */
import type { Reel } from "../dev/reel";
import type { Face } from "../src/face/face";
import { faces, posters } from "../src/games";

/** By folder: whoever has a face is a game. */
export const GAMES: readonly string[] = Object.keys(faces).sort();
export { posters };

export async function faceFor(game: string): Promise<Face> {
  const load = faces[game];
  if (!load) throw new Error(`no face for ${game}`);
  return load();
}

const files = import.meta.glob<Reel>("../dev/fixtures/*/*.json", {
  eager: true,
  import: "default",
});

/** Seeded games; a game may have files of other kinds, too. */
export const reels: readonly (Reel & { readonly name: string })[] = Object.entries(files)
  .filter(([, file]) => "moments" in file)
  .map(([path, reel]) => ({ ...reel, name: path.split("/").slice(-2).join("/") }));
