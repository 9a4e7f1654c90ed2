// Which standing orders a player can leave at a table.
import type { Lobby } from "../../../protocol";
import { modulesOf } from "./modules";

const anHour = 3600;

export function ordersAt(lobby: Pick<Lobby, "options" | "clock">): { veto: boolean; fee: boolean } {
  const modules = modulesOf(lobby);
  // With less time there is a window after every card, and players decide there.
  return { veto: modules.includes("wc_veto") && lobby.clock > anHour, fee: modules.includes("mini_right_of_passage") };
}
