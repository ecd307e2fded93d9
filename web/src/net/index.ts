/** The host of this page. Everybody else asks it by this name, and knows no more of it. */
import type { Host } from "./host";
import { Server } from "./server";

export { type Ear, type Eyes, type Host, type Line, type LineState, Refusal } from "./host";

export const host: Host = new Server();
