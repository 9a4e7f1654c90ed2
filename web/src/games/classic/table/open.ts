// Opens a table of this game, with what its modules add.
import type { Values } from "../../../protocol";
import { modulesOf } from "./modules";

export async function openTable(options: Values) {
  const [page] = await Promise.all([import("./Table.svelte"), modulesOf({ options }).length > 0 ? import("../modules") : null]);
  return page;
}
