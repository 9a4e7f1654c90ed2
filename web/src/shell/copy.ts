// The link to a table; and a text to the clipboard, also where the page is not secure (a server in the own network) and browsers hide the clipboard.
import { say } from "../words/words";
import { notify } from "./notices.svelte";

export function linkTo(code: string): string {
  return `${location.origin}/t/${code}`;
}

function copyTheOldWay(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "unseen";
  // Beside an open dialog nothing can be selected.
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  const isDone = document.execCommand("copy");
  field.remove();
  return isDone;
}

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyTheOldWay(text);
  }
}

export const copyOutcome = (isDone: boolean): string => say(isDone ? "share.copied" : "share.not-copied");

export async function copyAndTell(text: string): Promise<void> {
  const isDone = await copy(text);
  notify(copyOutcome(isDone), !isDone);
}
