// How long something takes, in the largest unit that tells enough.
import { say } from "../words/table_words";

export function spanOf(seconds: number): string {
  if (seconds < 120) return say("left.seconds", { count: seconds });
  if (seconds < 7200) return say("left.minutes", { count: Math.ceil(seconds / 60) });
  if (seconds < 172800) return say("left.hours", { count: Math.ceil(seconds / 3600) });
  return say("left.days", { count: Math.ceil(seconds / 86400) });
}
