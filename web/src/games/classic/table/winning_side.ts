// Who is among the winners of a round.
import type { Role, Winners } from "../../../protocol";

// Whether this role is among the winners; prisoners are another matter.
export function isOnWinningSide(winners: Winners, role: Role): boolean {
  switch (role) {
    case "gold_digger":
      return winners === "diggers";
    case "saboteur":
      return winners === "saboteurs";
    case "blue_digger":
      return winners === "blue" || winners === "blue_and_green";
    case "green_digger":
      return winners === "green" || winners === "blue_and_green";
    case "boss":
      return winners !== "saboteurs" && winners !== "profiteer" && winners !== "nobody";
    case "profiteer":
      return winners !== "boss" && winners !== "nobody";
    case "geologist":
      return false;
  }
}
