// The client's own logic without a browser; what is drawn is tried in a real one, under tests/web.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ["browser"] }, // else Svelte's runes would be those of a server, which react to nothing
  server: { fs: { allow: [".."] } }, // the bots' texts lie beside the bots
  test: {
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/page.ts"],
    environment: "happy-dom",
    isolate: false, // one page for all files: making it takes longer than the tests
    restoreMocks: true,
    unstubGlobals: true,
  },
});
