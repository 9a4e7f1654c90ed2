// A name is enough to play, and nobody has to think of one.
import { avatars } from "../../art/avatars";
import { change, ownName, settings } from "../../state/settings.svelte";
import { say } from "../../words/words";

function oneOf<T>(all: readonly T[]): T {
  return all[Math.floor(Math.random() * all.length)]!;
}

// A chosen face is kept; a face that was dealt makes room for the people who already sit there.
export function beSomebody(taken: readonly string[] = []): void {
  if (!ownName()) change({ name: oneOf(say("person.names").split(", ")) });
  const isKnown = (avatars as readonly string[]).includes(settings.avatar);
  if (isKnown && (settings.ownFace || !taken.includes(settings.avatar))) return;
  const free = avatars.filter((face) => !taken.includes(face));
  change({ avatar: oneOf(free.length > 0 ? free : avatars), ownFace: false });
}
