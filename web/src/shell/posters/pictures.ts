/** The picture of each game. */
import type { Component } from "svelte";
import RoadPoster from "./RoadPoster.svelte";
import StichPoster from "./StichPoster.svelte";
import TacotsPoster from "./TacotsPoster.svelte";

export const PICTURES: Record<string, Component> = {
  roadrally: RoadPoster,
  stichrallye: StichPoster,
  tacots: TacotsPoster,
};
