import { mount } from "svelte";
import "../styles/base.css";
import Offline from "./Offline.svelte";

mount(Offline, { target: document.getElementById("app") as HTMLElement });
