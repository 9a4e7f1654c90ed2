// Whether diggers are of two teams.
import type { Rules } from "../messages";

export const hasTeams = ({ blue_team = [], green_team = [] }: Rules): boolean => blue_team.length > 0 && green_team.length > 0;
