/** Which sound goes with what happens at a table. */
import { play, type Sound } from "../settings/sound";
import type { TableShow } from "../show/show.svelte";

const OF_EVENTS: Readonly<Record<string, Sound>> = {
  RoundBegan: "start",
  HandBegan: "start",
  CardsPlayed: "card",
  CardPlayed: "card",
  Laid: "card",
  PointsScored: "points",
  TrickWon: "points",
  Finished: "points",
};

/** Lets a table be heard; call once, inside a component. */
export function followSounds(show: TableShow): void {
  $effect(() => {
    const sound = show.current && OF_EVENTS[show.current.event.event];
    if (sound) play(sound);
  });
  const asked = $derived(show.choices.length > 0 && !show.goesOn);
  $effect(() => {
    if (asked) play("turn");
  });
}
