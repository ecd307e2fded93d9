/** The gallery: every part of the client fed with real games from seeds. Not in the build. */
import { mount } from "svelte";
import { collectFaces } from "../src/face/faces.svelte";
import { faces, posters } from "../src/games";
import "../src/styles/base.css";
import Gallery from "./Gallery.svelte";

const plain = async () => (await import("../src/plain/face")).face;
// `?plain` shows a game as if it had no face of its own.
const without = new URLSearchParams(location.search).has("plain");
collectFaces({ faces: without ? {} : faces, posters, plain });
mount(Gallery, { target: document.getElementById("app") as HTMLElement });
