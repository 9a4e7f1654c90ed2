// The link to a table; and a text to the clipboard, also where the page is not secure (a server in the own network) and browsers hide the clipboard.
import { notify } from "../../shell/notices.svelte";
import { say } from "../../words/words";

export function linkTo(code: string): string {
  return `${location.origin}/t/${code}`;
}

function copyTheOldWay(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "unseen";
  document.body.append(field);
  field.select();
  const isDone = document.execCommand("copy");
  field.remove();
  return isDone;
}

export async function copy(text: string): Promise<void> {
  let isDone = false;
  try {
    await navigator.clipboard.writeText(text);
    isDone = true;
  } catch {
    isDone = copyTheOldWay(text);
  }
  notify(say(isDone ? "share.copied" : "share.not-copied"), !isDone);
}
