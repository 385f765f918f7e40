import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = "http://127.0.0.1:8710";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/stolik/server/static",
    emptyOutDir: true,
    manifest: "manifest.json", // the server says beforehand what a page will need
    target: "es2022",
    assetsInlineLimit: 0, // the content policy allows nothing inline
    rolldownOptions: {
      output: {
        // Few files: on a slow line each one costs a journey.
        codeSplitting: {
          groups: [
            { name: "base", test: /node_modules|\/src\/ui\/|\/src\/[^/]+\.(ts|css|svelte)$|\.ftl/ },
            { name: "table", test: /\/src\/(table|board)\// },
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
