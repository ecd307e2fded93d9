import { mount } from "svelte";
import App from "./shell/App.svelte";
import "./styles/base.css";

mount(App, { target: document.getElementById("app") as HTMLElement });
