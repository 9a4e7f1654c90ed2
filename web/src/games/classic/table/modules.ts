// The modules a table is played with.
import type { Lobby } from "../../../protocol";

export function modulesOf({ options }: Pick<Lobby, "options">): readonly string[] {
  const { modules } = options;
  return Array.isArray(modules) ? modules.map(String) : [];
}
