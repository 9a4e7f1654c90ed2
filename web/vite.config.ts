import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { ManualChunkMeta } from "rollup";
import { defineConfig } from "vite";
import { boxes } from "./boxes";

// Everything these files import, and what that imports in turn.
function importedBy(start: (id: string) => boolean, { getModuleIds, getModuleInfo }: ManualChunkMeta): ReadonlySet<string> {
  const found = new Set([...getModuleIds()].filter(start));
  for (const id of found) for (const imported of getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}

// Every file costs a request: there is one for the first page, one for what cards of all games share, one for what tables
// share, one for the cards and words of each game, one for its table, one for what its modules add, and one for each page.
let first: ReadonlySet<string> | undefined;
let tables: ReadonlySet<string> | undefined;
let added: ReadonlySet<string> | undefined;
function fileOf(id: string, meta: ManualChunkMeta): string | undefined {
  first ??= importedBy((one) => meta.getModuleInfo(one)?.isEntry ?? false, meta);
  tables ??= importedBy((one) => /\/games\/\w+\/table\/Table\.svelte$/.test(one), meta);
  added ??= importedBy((one) => /\/games\/\w+\/modules\.ts$/.test(one), meta);
  const path = id.startsWith("boxes:") ? `games/${id.slice("boxes:".length)}/cards` : (id.split("/web/src/")[1] ?? "");
  if (first.has(id) || id.includes("/svelte/") || /^(shell|state|net)\/(?!qr)[\w.]+\.ts$/.test(path)) return "first";
  if (/^(art|games\/common\/(card_names|words\/(..\/)?paths))\b/.test(path)) return "art";
  if (tables.has(id) && /^(table|games\/common\/sentences|words\/(table_words|..\/table))\b/.test(path)) return "table";
  // The texts of the rules are loaded with their page, and what is said of choices where there are some.
  const game = /\?(rules|choosing)$/.test(path) ? undefined : /^games\/(\w+)\/(cards|words|modules|table\/(?:words|added)|lesson\/(?:words\/\w+\/)?bubbles|rules\/topics|messages)\b/.exec(path)?.[1];
  if (game) return added.has(id) && !tables.has(id) ? `${game}_modules` : game;
  const table = /^games\/(\w+)\/table\//.exec(path)?.[1];
  return table && tables.has(id) ? `${table}_table` : undefined;
}

export default defineConfig({
  plugins: [svelte(), boxes()],
  // `npm run dev` beside a server that runs: pages from here, tables from there.
  server: { proxy: { "/api": "http://localhost:8765", "/ws": { target: "ws://localhost:8765", ws: true } } },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    reportCompressedSize: true,
    rollupOptions: { output: { manualChunks: fileOf, onlyExplicitManualChunks: true } },
  },
});
