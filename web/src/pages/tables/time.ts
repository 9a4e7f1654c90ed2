// How long ago something was, in the reader's language.
import { settings } from "../../state/settings.svelte";

const units: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

export function ago(then: number, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(settings.language, { numeric: "auto" });
  for (const [unit, length] of units) if (now - then >= length) return format.format(-Math.floor((now - then) / length), unit);
  return format.format(0, "minute");
}
