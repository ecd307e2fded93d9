import { mount } from "svelte";
import { keepOfflinePage } from "./offline/register";
import App from "./shell/App.svelte";
import "./styles/base.css";

mount(App, { target: document.getElementById("app") as HTMLElement });
keepOfflinePage();
