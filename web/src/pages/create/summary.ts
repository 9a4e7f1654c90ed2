// A table in a few lines.
import { aboutGame } from "../../games/games";
import { say } from "../../words/words";
import type { Choice } from "./choice";
import { clockText } from "./clock";

export const gameName = (game: string): string => aboutGame(game).sayOr("name", game);
export const gameLine = (game: string): string => aboutGame(game).sayOr("line", "");
export const editionName = (game: string, edition: string): string => aboutGame(game).sayOr(`edition.${edition}`, edition);
export const editionLine = (game: string, edition: string): string => aboutGame(game).sayOr(`edition.${edition}.line`, "");
export const moduleName = (game: string, module: string): string => aboutGame(game).sayOr(`module.${module}`, module);
export const moduleLine = (game: string, module: string): string => aboutGame(game).sayOr(`module.${module}.line`, "");

export function gameText({ game, edition }: Pick<Choice, "game" | "edition">): string {
  return say("table.game", { game: gameName(game), edition: editionName(game, edition) });
}

export function modulesText({ game, modules }: Pick<Choice, "game" | "modules">): string {
  return modules.map((module) => moduleName(game, module)).join(", ");
}

// Which game, among others in a list: its name, then its modules.
export function playedText(table: Pick<Choice, "game" | "modules">): string[] {
  return [gameName(table.game), ...(table.modules.length ? [modulesText(table)] : [])];
}

export function summaryOf(choice: Choice): string[] {
  return [
    gameText(choice),
    ...(choice.modules.length ? [modulesText(choice)] : []),
    say("table.players", { count: choice.seats }),
    clockText(choice.clock),
    say(choice.public ? "who.public.line" : "who.link.line"),
  ];
}

// What changed by itself when a module was chosen or left out.
export function movedText(before: Choice, after: Choice, module: string): string[] {
  const edition = editionName(after.game, after.edition);
  return [
    ...(before.edition === after.edition ? [] : [say("create.moved.edition", { module, edition })]),
    ...(before.seats === after.seats ? [] : [say("create.moved.seats", { count: after.seats })]),
  ];
}
