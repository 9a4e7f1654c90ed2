// Questions that close after some seconds, whoever has answered. The time runs for everybody, so that it tells nothing.
import type { Lobby } from "../../../protocol";
import type { Ask } from "../messages";

const secondsToPay = 20;

// How long such a question stays open; null for all others.
export function secondsOf(what: Ask | undefined, { options }: Pick<Lobby, "options">): number | null {
  const { veto_seconds: vetoSeconds } = options;
  if (what === "veto") return typeof vetoSeconds === "number" ? vetoSeconds : null;
  return what === "fee" ? secondsToPay : null;
}
