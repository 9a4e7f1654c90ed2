// Who won a round and why, in a sentence.
import type { Role, Winners } from "../../../protocol";
import type { NameOf } from "../../../shell/people";
import { roleName } from "./names";
import { say } from "./words";

export interface Verdict {
  winners: Winners;
  finisher: number | null;
  roles: readonly Role[]; // by seat; empty where they were not told
}

type Team = "blue" | "green";
const other = (team: Team): Team => (team === "blue" ? "green" : "blue");
const teamOf = (role: Role | undefined): Team | null =>
  role === "blue_digger" ? "blue" : role === "green_digger" ? "green" : null;

// A team wins without its own finisher only where doors shut the other team out.
function teamSentence(team: Team, name: string, role: Role): string {
  const places = {
    name,
    role: roleName(role),
    team: say(`team.${team}`),
    other: say(`team.${other(team)}`),
    doors: say(`doors.${team}`),
  };
  const own = teamOf(role);
  return say(own === team ? "won.own" : own === null ? "won.neutral" : "won.shut_out", places);
}

export function verdict({ winners, finisher, roles }: Verdict, nameOf: NameOf): string {
  const hasTeams = !roles.includes("gold_digger");
  if (finisher === null) {
    if (!hasTeams) return say(winners === "saboteurs" ? "log.won_saboteurs" : "log.won_nobody");
    return say(`won.never.${winners === "saboteurs" || winners === "profiteer" ? winners : "nobody"}`);
  }
  const name = nameOf(finisher);
  const role = roles[finisher] ?? "saboteur";
  switch (winners) {
    case "diggers":
      return say("log.won_diggers", { name });
    case "blue":
    case "green":
      return teamSentence(winners, name, role);
    case "blue_and_green":
      return say("won.both", { name, role: roleName(role) });
    default:
      return say(`won.shut_both.${winners}`, { name });
  }
}
