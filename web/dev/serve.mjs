/** The gallery's own server: without Vite's cache, which several at once would fight over. */
import { createServer } from "vite";

export async function serveGallery() {
  const server = await createServer({
    root: import.meta.dirname + "/..",
    logLevel: "error",
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  await server.listen();
  return server;
}
