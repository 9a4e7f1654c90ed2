// The one session of this page, for every component.
import { getContext, setContext } from "svelte";
import type { Session } from "../state/session.svelte";

const key = Symbol("session");

export function provideSession(session: Session): void {
  setContext(key, session);
}

export function useSession(): Session {
  return getContext<Session>(key);
}
