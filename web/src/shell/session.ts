// The one session of this page, for every component.
import { getContext, setContext } from "svelte";
import type { ClientMessage } from "../protocol";
import type { Session } from "../state/session.svelte";

const sessionKey = Symbol("session");
const tableSessionKey = Symbol("table session");

// What a table needs of a session: the tutorial has a table without one.
export interface TableSession extends Pick<Session, "answer" | "askWhyNot" | "leave" | "refusal" | "personalLink"> {
  say(message: ClientMessage): boolean | void; // false: nobody heard it
  readonly isSending?: boolean;
}

export function provideSession(session: Session): void {
  setContext(sessionKey, session);
  provideTableSession(session);
}
export function provideTableSession(session: TableSession): void {
  setContext(tableSessionKey, session);
}

export function useSession(): Session {
  return getContext<Session>(sessionKey);
}
export function useTableSession(): TableSession {
  return getContext<TableSession>(tableSessionKey);
}
