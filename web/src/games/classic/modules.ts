// What modules add to the cards, words and table of the base game. It is loaded with a table that plays one of them, and with pages
// that tell of all, so that a first table comes without it.
import { gathered, type Catalogue } from "../../words/speaker";
import { type ActionArt, addArt, type ChestArt, type FeatureArt, type PieceArt, type RoleArt } from "./cards/art";
import { addParts } from "./table/added";
import { parts } from "./table/added/parts";
import { words } from "./table/added/words";
import { addWords } from "./words/words";

addArt({
  actions: import.meta.glob<ActionArt>("./cards/art/actions/*.ts", { eager: true, import: "default" }),
  chests: import.meta.glob<ChestArt>("./cards/art/chests/*.ts", { eager: true, import: "default" }),
  features: import.meta.glob<FeatureArt>("./cards/art/features/*.ts", { eager: true, import: "default" }),
  pieces: import.meta.glob<PieceArt>("./cards/art/pieces/*.ts", { eager: true, import: "default" }),
  roles: import.meta.glob<RoleArt>("./cards/art/roles/*.ts", { eager: true, import: "default" }),
});
addWords(gathered(import.meta.glob<Catalogue>("./words/*/*.ts", { eager: true, query: "?table", import: "table" })));
addWords(words);
addParts(parts);
