// The one session of this page, for every component.
import { getContext, setContext } from "svelte";
import type { Session } from "../state/session.svelte";

const sessionKey = Symbol("session");
const doorKey = Symbol("door");

// What a table needs of a session: the tutorial has a table without one.
export type Door = Pick<Session, "answer" | "askWhyNot" | "say" | "leave" | "refusal" | "personalLink">;

export function provideSession(session: Session): void {
  setContext(sessionKey, session);
  provideDoor(session);
}
export function provideDoor(door: Door): void {
  setContext(doorKey, door);
}

export function useSession(): Session {
  return getContext<Session>(sessionKey);
}
export function useDoor(): Door {
  return getContext<Door>(doorKey);
}
