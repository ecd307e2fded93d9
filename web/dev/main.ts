/** The gallery: every part of the client fed with real games from seeds. Not in the build. */
import { mount } from "svelte";
import "../src/styles/base.css";
import Gallery from "./Gallery.svelte";

mount(Gallery, { target: document.getElementById("app") as HTMLElement });
