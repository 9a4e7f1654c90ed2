// A name is enough to play, and nobody has to think of one.
import { avatars } from "../../cards/avatars";
import { change, settings } from "../../state/settings.svelte";
import { say } from "../../words/words";

function oneOf<T>(all: readonly T[]): T {
  return all[Math.floor(Math.random() * all.length)]!;
}

export function beSomebody(): void {
  if (!settings.name.trim()) change({ name: oneOf(say("person.names").split(", ")) });
  if (!(avatars as readonly string[]).includes(settings.avatar)) change({ avatar: oneOf(avatars) });
}
