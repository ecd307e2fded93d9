/** The gallery's own server: without Vite's cache, which several at once would fight over. */
import { createServer } from "vite";

/** With the address of a `rallybox serve`, its pages work too. */
export async function serveGallery(target = "") {
  const server = await createServer({
    root: import.meta.dirname + "/..",
    logLevel: "error",
    optimizeDeps: { noDiscovery: true, include: [] },
    server: target ? { hmr: false, proxy: { "/api": { target, ws: true } } } : { hmr: false },
  });
  await server.listen();
  return server;
}
