import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type UserConfig } from "vite";
import { catalogue } from "./catalogue.ts";
import { offline } from "./offline.ts";
import { rulebook } from "./rulebook.ts";

/** The server that `npx vite` passes calls on to while developing. */
const SERVER = process.env["RALLYBOX_SERVER"] ?? "http://127.0.0.1:8765";

/** What a server hands out; or, as `site`, a folder of files that lies anywhere (docs/site.md). */
export const pages = (mode: string): UserConfig => ({
  base: mode === "site" ? "./" : "/",
  plugins: [svelte(), catalogue(), rulebook(), offline(mode === "site")],
  build: {
    outDir: mode === "site" ? "../build/site" : "../src/rallybox/server/static",
    emptyOutDir: true,
    target: "es2022",
    // The server allows fonts and pictures from itself only, not from inside other files.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      input:
        mode === "site"
          ? { index: "index.html", sw: "src/offline/worker-site.ts" }
          : { index: "index.html", offline: "offline.html", sw: "src/offline/worker.ts" },
      output: {
        // A service worker keeps its name, and must be at the top to look after every address.
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        // All faces are called `face.ts`; here each has the name of its game.
        chunkFileNames: ({ facadeModuleId }) => {
          const folder = /\/(\w+)\/face\.ts$/.exec(facadeModuleId ?? "")?.[1];
          return folder ? `assets/face-${folder}-[hash].js` : "assets/[name]-[hash].js";
        },
      },
    },
  },
  // Python is imported by workers: they must be modules.
  worker: { format: "es" },
  server: { host: "127.0.0.1", proxy: { "/api": { target: SERVER, ws: true } } },
});

export default defineConfig(({ mode }) => pages(mode));
