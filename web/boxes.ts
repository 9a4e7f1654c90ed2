// A module for each game: `boxes:GAME` is all boxes of data/ whose field `game` has this name. The box that can be played
// alone comes first.
import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";
import type { Box } from "./src/art/box";

const data = new URL("../data/", import.meta.url);
const start = "boxes:";

export function boxes(): Plugin {
  return {
    name: "boxes",
    resolveId: (id) => (id.startsWith(start) ? id : null),
    load(id) {
      if (!id.startsWith(start)) return null;
      const files = readdirSync(data).filter((file) => file.endsWith(".json") && !file.endsWith(".schema.json")).sort();
      for (const file of files) this.addWatchFile(new URL(file, data).pathname);
      const all = files.map((file) => JSON.parse(readFileSync(new URL(file, data), "utf8")) as Box & { game: string });
      const own = all.filter(({ game }) => game === id.slice(start.length));
      return `export default ${JSON.stringify(own.sort((a, b) => Number(!a.starts) - Number(!b.starts)))};`;
    },
  };
}
