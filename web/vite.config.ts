import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin, type Rolldown } from "vite";

/** What opens when somebody asks for it is no part of a page, wherever it lies. */
const LATER =
  /\/uqr\/|\/src\/(verify|canonical|table\/share)\.ts|\/src\/(table\/(QrCode|VerifyDeal|Hindsight)|ui\/(Account|Bests|NewPassword|SignIns))\.svelte/;
/** What every page has: with that of which the shelf and the lists need a little. */
const BASE =
  /node_modules|\/src\/ui\/|\/src\/[^/]+\.(ts|css|svelte)$|\.ftl|\/src\/(table\/(speech|guide\.svelte)\.ts|board\/(Sign|Words)\.svelte|games\/index\.ts|learn\/(Offer\.svelte|minutes\.ts|progress\.svelte\.ts))/;
/** What tables share with lessons and rules. */
const BOARD =
  /\/src\/(board|rules)\/|\/src\/table\/((Options|Sentence)\.svelte|(keyboard|log\.svelte|playback\.svelte)\.ts)/;
const part = (of: RegExp) => (id: string) => of.test(id) && !LATER.test(id);

const server = "http://127.0.0.1:8710";

/** Texts as they are said: what stands between them for whoever writes them is not sent. */
function texts(): Plugin {
  return {
    name: "texts",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(".ftl?raw")) return null;
      const lines = readFileSync(id.slice(0, -"?raw".length), "utf8").split("\n");
      const said = lines.filter((line) => line && !line.startsWith("#")).map((line) => line.replace(/^([\w-]+) = /, "$1="));
      return `export default ${JSON.stringify(said.join("\n"))}`;
    },
  };
}

/** Tells the service worker what the shell is made of, and by which name this version goes. */
function worker(): Plugin {
  return {
    name: "worker",
    apply: "build",
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file): file is Rolldown.OutputChunk => file.type === "chunk");
      const named = (name: string) => chunks.find((chunk) => chunk.isEntry && chunk.name === name);
      const sw = named("sw");
      if (!sw) return;
      const files = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
      // Every page; boards are kept with their games.
      const gameOf = (chunk: Rolldown.OutputChunk) => /\/src\/games\/([^/]+)\/index\.ts$/.exec(chunk.facadeModuleId ?? "")?.[1];
      const filesOf = (chunk: Rolldown.OutputChunk) =>
        [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])].map((name) => `/${name}`);
      const boards = chunks.flatMap((chunk) => {
        const game = gameOf(chunk);
        return game ? [[game, filesOf(chunk)] as const] : [];
      });
      const shell = chunks.filter((chunk) => chunk !== sw && !gameOf(chunk)).flatMap(filesOf);
      const id = createHash("sha256").update(files.sort().join()).digest("hex").slice(0, 12);
      const build = { id, shell, boards: Object.fromEntries(boards), files: files.map((name) => `/${name}`) };
      sw.code = sw.code.replaceAll("__BUILD__", JSON.stringify(build));
    },
  };
}

export default defineConfig({
  plugins: [texts(), svelte(), worker()],
  define: { BUILD: "__BUILD__" },
  build: {
    outDir: "../src/stolik/server/static",
    emptyOutDir: true,
    manifest: "manifest.json", // the server says beforehand what a page will need
    target: "es2022",
    assetsInlineLimit: 0, // the content policy allows nothing inline
    rolldownOptions: {
      input: { index: "index.html", sw: "worker/sw.ts" },
      output: {
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        // Few files: on a slow line each one costs a journey.
        codeSplitting: {
          groups: [
            { name: "base", test: part(BASE) },
            { name: "board", test: part(BOARD) },
            { name: "table", test: part(/\/src\/table\//) },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
});
