import { mount } from "svelte";
import { collectFaces } from "./face/faces.svelte";
import { faces, posters } from "./games";
import { getReady, host } from "./net";
import { keepOfflinePage } from "./offline/register";
import { site } from "./offline/site.svelte";
import App from "./shell/App.svelte";
import "./styles/base.css";
import { letters } from "./styles/letters.svelte";

const plain = async () => (await import("./plain/face")).face;
collectFaces({ faces, posters, plain });
void letters.start();
getReady();
mount(App, { target: document.getElementById("app") as HTMLElement });
if (host.onePage) site.start();
else keepOfflinePage();
