/** The host of this page. Everybody else asks it by this name, and knows no more of it. */
import { Asked } from "./asked";
import { Both } from "./both.svelte";
import type { Host } from "./host";
import { Http } from "./http";
import { here, wakeWhenIdle } from "./inpage";

export { type Ear, type Eyes, type Host, type Line, type LineState, Refusal } from "./host";
export { starting } from "./inpage/starting.svelte";

/** Without a server the page is all there is; with one it stands beside it. */
const alone = import.meta.env.MODE === "site";

export const host: Host = alone ? here : new Both(new Asked(new Http()), here);

/** Gets ready what will be needed, beside the page. */
export function getReady(): void {
  if (alone) void wakeWhenIdle();
}
