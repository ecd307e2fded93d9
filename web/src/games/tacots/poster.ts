import type { Poster } from "../../face/face";
import Picture from "./Poster.svelte";

export const poster: Poster = {
  Picture,
  pages: [
    {
      path: "patience",
      title: "tacots-page-patience",
      load: () => import("./patience/PatiencePage.svelte"),
    },
  ],
};
