/** This browser's own push subscription. */
import type { NewPush } from "../wire";

/** Why this browser cannot be told, if so. */
export type Obstacle = "insecure" | "unable" | "denied";

export function obstacle(): Obstacle | null {
  if (!globalThis.isSecureContext) return "insecure";
  const able = "serviceWorker" in navigator && "PushManager" in globalThis;
  if (!able || !("Notification" in globalThis)) return "unable";
  return Notification.permission === "denied" ? "denied" : null;
}

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (one) => one.charCodeAt(0));

/** What to call this device in a list. */
export function deviceName(agent: string): string {
  const browsers = ["Edg", "OPR", "SamsungBrowser", "Firefox", "Chrome", "Safari"];
  const names: Readonly<Record<string, string>> = { Edg: "Edge", OPR: "Opera" };
  const systems = ["Android", "iPhone", "iPad", "Windows", "Mac", "CrOS", "Linux"];
  const browser = browsers.find((one) => agent.includes(one)) ?? "";
  const system = systems.find((one) => agent.includes(one)) ?? "";
  return [names[browser] ?? browser, system].filter(Boolean).join(" · ");
}

/** Asks whoever sits here, and subscribes with the server's key; null if they do not want it. */
export async function subscribe(key: string): Promise<NewPush | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const wanted = { userVisibleOnly: true, applicationServerKey: bytes(key) };
  // One that was made with another key, of a server that was here before, is of no use.
  const before = await pushManager.getSubscription();
  const made = await pushManager.subscribe(wanted).catch(async () => {
    await before?.unsubscribe();
    return pushManager.subscribe(wanted);
  });
  const { endpoint, keys } = made.toJSON();
  if (!endpoint || !keys?.["p256dh"] || !keys["auth"]) return null;
  const name = deviceName(navigator.userAgent);
  return { endpoint, p256dh: keys["p256dh"], auth: keys["auth"], name };
}

/** The zone in which this device is. */
export const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
