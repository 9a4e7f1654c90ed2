// What is different about a table, in sentences.
import type { Configure, Lobby } from "../../protocol";
import { say } from "../../words/habit_words";
import { choiceOf, isSame, type Choice } from "../create/choice";
import { clockText, lengthText } from "../create/clock";
import { movedText } from "../create/summary";

export const restText = (rest: number): string => say("rest.fact", { length: lengthText(rest) });
export const publicText = (isPublic: boolean): string => say(isPublic ? "who.public.line" : "who.link.line");

export function changesText(before: Choice, after: Choice): string[] {
  return [
    ...movedText(before, after),
    ...(before.clock === after.clock ? [] : [clockText(after.clock)]),
    ...(before.public === after.public ? [] : [publicText(after.public)]),
    ...(before.rest === after.rest ? [] : [restText(after.rest)]),
    ...(before.undo === after.undo ? [] : [say(after.undo ? "undo.fact" : "undo.fact.off")]),
  ];
}

// Only what is different is said. Options go as a whole.
export function configureOf(lobby: Lobby, wished: Choice): Configure | null {
  const now = choiceOf(lobby);
  const changed: Configure = {
    type: "configure",
    ...(now.players === wished.players ? {} : { players: wished.players }),
    ...(Object.keys(wished.options).every((id) => isSame(now.options[id], wished.options[id])) ? {} : { options: wished.options }),
    ...(now.clock === wished.clock ? {} : { clock: wished.clock }),
    ...(now.public === wished.public ? {} : { public: wished.public }),
    ...(now.rest === wished.rest ? {} : { rest: wished.rest }),
    ...(now.undo === wished.undo ? {} : { undo: wished.undo }),
  };
  return Object.keys(changed).length > 1 ? changed : null;
}
