// How the notebook shows what one thinks of somebody.
import type { IconName } from "../cards/icons";
import type { Opinion } from "../state/notebook.svelte";
import type { Key } from "../words/words";

export const opinionIcons: Readonly<Record<Opinion, IconName>> = {
  trust: "check",
  doubt: "eye",
  unsure: "question",
  blue: "blue_digger",
  green: "green_digger",
};
export const opinionKeys: Readonly<Record<Opinion, Key>> = {
  trust: "notes.trust",
  doubt: "notes.doubt",
  unsure: "notes.unsure",
  blue: "notes.blue",
  green: "notes.green",
};
