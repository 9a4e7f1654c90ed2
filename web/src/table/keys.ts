// Which keys belong to the table.
import { settings } from "../state/settings.svelte";

// Nobody writes, no dialog is open, and keys with a letter are not switched off: people who speak to their computer may hit them
// by chance.
export function isForTable(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if ((event.target as Element).closest("input, textarea, select") || document.querySelector("dialog[open]")) return false;
  return settings.keys || event.key.length > 1;
}

// The number on a key, also where it is written above another sign, as on French keyboards; 0 for other keys.
export function digitOf({ key, code }: KeyboardEvent): number {
  if (key >= "1" && key <= "9") return Number(key);
  return "+-=0".includes(key) ? 0 : Number(/^Digit([1-9])$/.exec(code)?.[1] ?? 0);
}
