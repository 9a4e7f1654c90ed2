// The title of a page, or that one's turn has come at a table one is not looking at.
import type { Session } from "../state/session.svelte";
import { settings } from "../state/settings.svelte";
import { say } from "../words/words";

export function titleOf(session: Session, page: string): string {
  return settings.title && session.table?.isAsked ? say("at.asked", { code: session.table.lobby.code }) : page;
}
