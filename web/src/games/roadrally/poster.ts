import type { Poster } from "../../face/face";
import Picture from "./Poster.svelte";

export const poster: Poster = { Picture };
