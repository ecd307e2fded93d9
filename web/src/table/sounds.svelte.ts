/** Which sound goes with what happens at a table. */
import { tellingOf } from "../face/events";
import { play } from "../settings/sound";
import type { TableShow } from "../show/show.svelte";
import type { GameName } from "../wire";

/** Lets a table be heard; call once, inside a component. */
export function followSounds(show: TableShow, game: () => GameName): void {
  $effect(() => {
    const sound = show.current && tellingOf(game()).sounds?.[show.current.event.event];
    if (sound) play(sound);
  });
  const asked = $derived(show.choices.length > 0 && !show.goesOn);
  $effect(() => {
    if (asked) play("turn");
  });
}
