import type { Poster } from "../../face/face";
import Picture from "./Poster.svelte";

export const poster: Poster = {
  Picture,
  pages: [
    {
      path: "course",
      title: "roadrally-page-course",
      load: () => import("./builder/CoursePage.svelte"),
    },
  ],
};
