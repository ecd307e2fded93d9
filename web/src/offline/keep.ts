/**
 * Asks the service worker of a served page to keep all of it, for play without the server. What it does
 * then is in `worker-kept.ts`, which no page loads: a service worker shares no file with pages.
 */

export interface Kept {
  /** Is everything here? */
  readonly complete: boolean;
  /** Is it what the server has now? Not known while it is away. */
  readonly current: boolean;
  /** What keeping it takes, in bytes; 0 if the server has nothing to keep, or is away. */
  readonly bytes: number;
}

export type KeepWish = "look" | "keep" | "forget";

export type KeepAnswer =
  | { readonly is: "going"; readonly got: number; readonly all: number }
  | { readonly is: "kept"; readonly kept: Kept }
  | { readonly is: "failed"; readonly why: string };

/** The worker, once it is there; never where browsers have none (only HTTPS, and this machine). */
async function worker(): Promise<ServiceWorker | null> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return null;
  return (await navigator.serviceWorker.ready).active;
}

/** What is kept after that; null where nothing can be. `tell` hears how many bytes are here, of how many. */
export async function keep(
  wish: KeepWish,
  tell: (got: number, all: number) => void = () => undefined,
): Promise<Kept | null> {
  const there = await worker();
  if (!there) return null;
  if (wish === "keep") await navigator.storage?.persist?.().catch(() => false);
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve, reject) => {
    port1.onmessage = ({ data }: MessageEvent<KeepAnswer>) => {
      if (data.is === "going") return tell(data.got, data.all);
      port1.close();
      if (data.is === "kept") resolve(data.kept);
      else reject(new Error(data.why));
    };
    there.postMessage({ keep: wish }, [port2]);
  });
}
