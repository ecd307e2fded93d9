/**
 * Push messages in the service worker: shown as they are, because the server has put them into words.
 * A click leads to the table, the button is the last one to be heard of it.
 */

/** What the server sends (server/notices/carriers.py). */
interface Told {
  readonly title: string;
  readonly body: string;
  /** The page that it is about. */
  readonly path: string;
  /** A newer one about the same takes its place. */
  readonly tag: string;
  /** With which the button says: no more. */
  readonly stop: string;
  readonly button: string;
  readonly language: string;
}

interface Pushed extends Event {
  readonly data: { json(): unknown } | null;
  waitUntil(work: Promise<unknown>): void;
}
interface Clicked extends Event {
  readonly action: string;
  readonly notification: Notification;
  waitUntil(work: Promise<unknown>): void;
}
interface Page {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}
interface PushScope {
  addEventListener(type: "push", listener: (event: Pushed) => void): void;
  addEventListener(type: "notificationclick", listener: (event: Clicked) => void): void;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(wanted: { type: "window" }): Promise<readonly Page[]>;
    openWindow(path: string): Promise<unknown>;
  };
}

const worker = self as unknown as PushScope;

async function tell(told: Told): Promise<void> {
  const { title, body, tag, language, path, stop, button } = told;
  const shown = {
    body,
    tag,
    lang: language,
    icon: "/icons/icon-192.png",
    badge: "/icons/icon-192.png",
    data: { path, stop },
    actions: [{ action: "stop", title: button }],
  };
  await worker.registration.showNotification(title, shown);
  await navigator.setAppBadge?.().catch(() => undefined);
}

/** This was the last one: the server forgets this browser, and the browser the server. */
async function stop(token: string): Promise<void> {
  await fetch(`/api/notices/stop/${encodeURIComponent(token)}`, { method: "POST" });
  const subscription = await worker.registration.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

async function show(path: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: "window" });
  const there = pages.find(({ url }) => new URL(url).pathname === path);
  if (there) await there.focus();
  else await worker.clients.openWindow(path);
}

export function listenToPush(): void {
  worker.addEventListener("push", (event) => {
    if (event.data) event.waitUntil(tell(event.data.json() as Told));
  });
  worker.addEventListener("notificationclick", (event) => {
    const { path, stop: token } = event.notification.data as { path: string; stop: string };
    event.notification.close();
    event.waitUntil(event.action === "stop" ? stop(token) : show(path));
  });
}
