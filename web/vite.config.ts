import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { catalogue } from "./catalogue.ts";
import { offline } from "./offline.ts";
import { rulebook } from "./rulebook.ts";

/** The server that `npx vite` passes calls on to while developing. */
const SERVER = process.env["RALLYBOX_SERVER"] ?? "http://127.0.0.1:8765";

export default defineConfig({
  plugins: [svelte(), catalogue(), rulebook(), offline()],
  build: {
    outDir: "../src/rallybox/server/static",
    emptyOutDir: true,
    target: "es2022",
    // The server allows fonts and pictures from itself only, not from inside other files.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      input: { index: "index.html", offline: "offline.html", sw: "src/offline/worker.ts" },
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
  server: { host: "127.0.0.1", proxy: { "/api": { target: SERVER, ws: true } } },
});
