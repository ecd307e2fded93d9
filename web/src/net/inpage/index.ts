/** The host inside this page, with the workers and files of a real one. */
import { Asked } from "../asked";
import { made } from "./made";
import { Page } from "./page";
import { starting } from "./starting.svelte";

const folder = (): string => new URL(import.meta.env.BASE_URL, document.baseURI).href;

/** After everything that was drawn has been seen; not every browser says when. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: 2_000 });
    else setTimeout(resolve, 200);
  });

/**
 * A service worker that is about to look after this page keeps what passes through it: whatever is
 * large waits a moment for it, so that it is not fetched twice. Without a server only.
 */
const lookedAfter = (): Promise<void> =>
  new Promise((resolve) => {
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    if (!import.meta.env.PROD || import.meta.env.MODE !== "site") return resolve();
    if (!workers || workers.controller) return resolve();
    workers.addEventListener("controllerchange", () => resolve(), { once: true });
    setTimeout(resolve, 2_000);
  });

async function calm(): Promise<void> {
  await idle();
  await lookedAfter();
}

const page = new Page({
  places: {
    home: () => new Worker(new URL("./home.worker.ts", import.meta.url), { type: "module" }),
    thinker: () => new Worker(new URL("./thinker.worker.ts", import.meta.url), { type: "module" }),
  },
  starting,
  folder,
  idle: calm,
  // It may say no, and then keeps it as long as there is room.
  last: () => void navigator.storage?.persist?.().catch(() => false),
  made: (path) => made(folder(), path, starting.state === "ready"),
});

export const here = new Asked(page);

/** Has somebody been here before, so that everything lies ready? */
const knownHere = (): boolean =>
  !!(navigator.serviceWorker as ServiceWorkerContainer | undefined)?.controller;

/** Python is woken as soon as the page has nothing better to do; where nothing has to come first, at once. */
export async function wakeWhenIdle(): Promise<void> {
  if (!knownHere()) await calm();
  page.start();
}
