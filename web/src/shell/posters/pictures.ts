/** The picture of each game. */
import type { Component } from "svelte";
import RoadPoster from "../../games/roadrally/Poster.svelte";
import StichPoster from "../../games/stichrallye/Poster.svelte";
import TacotsPoster from "../../games/tacots/Poster.svelte";

export const PICTURES: Record<string, Component> = {
  roadrally: RoadPoster,
  stichrallye: StichPoster,
  tacots: TacotsPoster,
};
