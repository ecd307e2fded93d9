/** Asks the browser to keep the offline page; only where browsers do so (HTTPS, or this machine). */
export function keepOfflinePage(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const register = (): void => {
    navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" }).catch(() => undefined); // storage can be forbidden; then there is no offline page
  };
  // Not before the page itself has everything it needs.
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}
