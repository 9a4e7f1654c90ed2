// The title of a page. It says so when it is this person's turn at a table that is not in sight.
import type { Session } from "../state/session.svelte";
import { settings } from "../state/settings.svelte";
import { say } from "../words/words";

export function titleOf(session: Session, page: string): string {
  return settings.title && session.table?.isAsked ? say("at.asked", { code: session.table.lobby.code }) : page;
}
