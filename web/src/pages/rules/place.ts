// Places in the rules: /rules/TOPIC of the game people begin with, /rules/GAME/TOPIC of any other.
import { firstGame, games } from "../../games/games";
import type { Route } from "../../shell/route.svelte";

export function placeInRules({ what, rest }: Route): { game: string; topic: string } {
  return games.has(what) ? { game: what, topic: rest } : { game: firstGame, topic: what };
}

export function rulesPath(game: string, topic = ""): string {
  return ["/rules", ...(game === firstGame ? [] : [game]), ...(topic ? [topic] : [])].join("/");
}
