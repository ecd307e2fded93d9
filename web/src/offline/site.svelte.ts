/** The page of a folder of files, and its service worker: everything is kept, updates wait to be wanted. */
import { file } from "../page/address";

/** How often somebody who never closes the page is looked after. */
const LOOK_EVERY = 3_600_000;

class Site {
  /** A new build is here, whole, and waits. */
  update: boolean = $state(false);
  #registration: ServiceWorkerRegistration | null = null;

  /** Keeps everything, once the page has what it needs itself. */
  start(): void {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    const { serviceWorker } = navigator;
    // The first worker takes over a page that has just been loaded; a later one, one of another build.
    let before = serviceWorker.controller;
    serviceWorker.addEventListener("controllerchange", () => {
      if (before) location.reload();
      before = serviceWorker.controller;
      this.#fill();
    });
    // Storage can be forbidden; then everything comes from the host each time.
    serviceWorker
      .register(file("sw.js"), { updateViaCache: "none" })
      .then((found) => this.#follow(found))
      .catch(() => undefined);
  }

  #follow(registration: ServiceWorkerRegistration): void {
    this.#registration = registration;
    const look = (): void => {
      this.update = registration.waiting !== null && navigator.serviceWorker.controller !== null;
    };
    const wait = (): void => registration.installing?.addEventListener("statechange", look);
    registration.addEventListener("updatefound", wait);
    // The browser looks for a new build by itself, too: it may be on its way already.
    wait();
    look();
    this.#fill();
    setInterval(() => {
      if (!document.hidden) registration.update().catch(() => undefined);
    }, LOOK_EVERY);
  }

  /** Not before the page itself is there. */
  #fill(): void {
    const fill = (): void => navigator.serviceWorker.controller?.postMessage("fill");
    if (document.readyState === "complete") fill();
    else addEventListener("load", fill, { once: true });
  }

  /** The new build takes over; all pages of this one are loaded again. */
  take(): void {
    this.#registration?.waiting?.postMessage("take-over");
  }
}

export const site = new Site();
