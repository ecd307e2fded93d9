/** The second worker of this page. */
import type { ToThinker } from "./messages";
import { Thinker } from "./thinker";

/** The page sends one thing: the line to the home. */
self.onmessage = ({ ports: [port] }: MessageEvent) => {
  if (!port) return;
  const thinker = new Thinker((message) => port.postMessage(message));
  port.onmessage = ({ data }: MessageEvent<ToThinker>) => thinker.hear(data);
};
