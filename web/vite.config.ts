/* How the client is built: into the server's package, with hashed names, nothing inline. */
import { defineConfig } from "vite";

const server = "http://127.0.0.1:8000";

/** The style page is built by itself, with `--mode style --outDir FOLDER`: no server has it. */
export default defineConfig(({ mode }) => ({
  build: {
    outDir: "../src/goalsetter/server/web",
    emptyOutDir: true,
    // The server reads here which files a table needs, so that a browser fetches them at once.
    manifest: "chunks.json",
    rolldownOptions:
      mode === "style"
        ? { input: "style.html" }
        : {
            input: { index: "index.html", sw: "src/offline/worker.ts" },
            // The worker's scope is the folder of its file, so it stands at the root, under one name for ever.
            output: { entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
          },
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: {
    proxy: {
      "/api": server,
      "/ws": { target: server, ws: true },
    },
  },
}));
