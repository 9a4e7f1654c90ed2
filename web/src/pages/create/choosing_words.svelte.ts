// What games say where a table is put together. It is long and in no use elsewhere, so it is loaded with the first such page.
import { speaker, type Speaker, type Words } from "../../words/speaker";
import { games } from "../../games/games";

let known = $state.raw<Readonly<Record<string, Words>>>({});
let isAsked = false;

async function learn(): Promise<void> {
  const all = await Promise.all([...games].map(async ([game, { choosing }]) => (choosing ? [[game, (await choosing()).words] as const] : [])));
  known = Object.fromEntries(all.flat());
}

// Until they are there, everything is said otherwise.
export function choosingWords(game: string): Speaker<string> {
  if (!isAsked) {
    isAsked = true;
    learn().catch(() => (isAsked = false));
  }
  const words = known[game];
  return words ? speaker(words) : { say: (key) => key, sayOr: (_, otherwise) => otherwise };
}
