/* How the client is built: into the server's package, with hashed names, nothing inline. */
import { defineConfig } from "vite";

const server = "http://127.0.0.1:8000";

/** Files of the source by name, without their endings. */
const files = (...names: string[]): RegExp => new RegExp(`/src/(${names.join("|")})\\.tsx?$`);

const TABLE = ["block", "sure", "actions", "challenge", "composer", "universe", "examples", "variations", "mat", "session"];
const HANDS = ["toasts", "context", "plan", "hand", "paperdraft", "goalview", "drag", "section"];
const PAPER = ["field", "meanings", "tiles", "reasons", "checks", "writ", "papers", "pad", "ways", "writing"];
/** Each file costs a slow line a request and its headers: what always comes together is one. */
const GROUPS = [
  {
    name: "base",
    test: (id: string) =>
      // The schedule of practice comes with its page alone.
      (id.includes("node_modules") && !id.includes("ts-fsrs")) || files("api", "digests", "early", "lazy", "memory", "route", "store", "words").test(id),
    priority: 2,
  },
  { name: "figures", test: files("look/figures", "look/counting", "look/motion", "table/portrait"), priority: 1 },
  {
    name: "play",
    test: files(
      ...["ahead", "draft", "goal", "math", "offers", "past", "pending", "picture", "socket", "told", "rules/terms"],
      ...[...TABLE, ...HANDS].map((name) => `table/${name}`),
    ),
    includeDependenciesRecursively: false,
  },
  { name: "paper", test: files(...PAPER.map((name) => `table/${name}`)), includeDependenciesRecursively: false },
];

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
            output: {
              // The worker's scope is the folder of its file, so it stands at the root, under one name for ever.
              entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
              codeSplitting: { groups: GROUPS },
            },
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
