// Where the postcards lie. The server tells it only where somebody chose another place than the usual one.
import type { Values } from "../../../protocol";
import type { Cell, Table } from "../messages";
import { modulesOf } from "./modules";

export interface Postcard {
  card: string;
  at: Cell;
  isUsed: (table: Table) => boolean;
}

const all = [
  { module: "mini_costume_workshop", option: "workshop", card: "postcard_workshop", usual: [4, -2], isUsed: (table: Table) => table.workshop_used ?? false },
  { module: "mini_underground_party", option: "party", card: "postcard_party", usual: [4, 2], isUsed: (table: Table) => table.party_used ?? false },
] as const;

export function postcardsOf(options: Values): Postcard[] {
  const modules = modulesOf({ options });
  return all.flatMap(({ module, option, card, usual, isUsed }) => {
    if (!modules.includes(module)) return [];
    const chosen = options[option];
    const [at = usual] = (Array.isArray(chosen) ? chosen : []) as readonly Cell[];
    return [{ card, at: [at[0], at[1]], isUsed }];
  });
}
