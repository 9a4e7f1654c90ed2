import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [svelte()],
  // `npm run dev` beside a server that runs: pages from here, tables from there.
  server: { proxy: { "/api": "http://localhost:8765", "/ws": { target: "ws://localhost:8765", ws: true } } },
  build: { target: "es2022", assetsInlineLimit: 0, reportCompressedSize: true },
});
