// A table in a few lines.
import { say, sayOr } from "../../words/words";
import type { Choice } from "./choice";
import { clockText } from "./clock";

export function gameText({ game, edition }: Pick<Choice, "game" | "edition">): string {
  return say("table.game", { game: sayOr(`game.${game}`, game), edition: sayOr(`edition.${edition}`, edition) });
}

export function modulesText(modules: readonly string[]): string {
  return modules.map((module) => sayOr(`module.${module}`, module)).join(", ");
}

// "Saboteur · Saboteur 2": which game, among others in a list.
export function playedText({ game, modules }: Pick<Choice, "game" | "modules">): string[] {
  return [sayOr(`game.${game}`, game), ...(modules.length ? [modulesText(modules)] : [])];
}

export function summaryOf(choice: Choice): string[] {
  return [
    gameText(choice),
    ...(choice.modules.length ? [modulesText(choice.modules)] : []),
    say("table.players", { count: choice.seats }),
    clockText(choice.clock),
    say(choice.public ? "who.public.line" : "who.link.line"),
  ];
}

// What changed by itself when a module was chosen or left out.
export function movedText(before: Choice, after: Choice, module: string): string[] {
  const edition = sayOr(`edition.${after.edition}`, after.edition);
  return [
    ...(before.edition === after.edition ? [] : [say("create.moved.edition", { module, edition })]),
    ...(before.seats === after.seats ? [] : [say("create.moved.seats", { count: after.seats })]),
  ];
}
