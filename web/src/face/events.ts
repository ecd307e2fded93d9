/** What a game's face knows of its events. */
import type { Event, GameName } from "../wire";
import type { Telling } from "./face";
import { faceOf } from "./faces.svelte";

/** What is known of a game's events. */
export const tellingOf = (game: GameName): Telling => faceOf(game)?.telling ?? {};

/** Does an event stand in the log as a heading? Whoever is named in it, it is about everybody. */
export const isHeading = ({ chapters }: Telling, event: Event): boolean =>
  chapters?.includes(event.event) ?? false;
