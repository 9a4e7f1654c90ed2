// Whether diggers are of two teams.
import type { Lobby } from "../../../protocol";

export const hasTeams = (lobby: Lobby): boolean => lobby.modules?.includes("saboteur2") ?? false;
