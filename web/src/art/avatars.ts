// Faces players can choose, by name. The list is part of the interface: append, do not reorder.
import * as animals from "./parts/animals";
import { type Dwarf, dwarf } from "./parts/dwarf";
import type { Shape } from "./shape";

const dwarves = {
  brass: { hat: "helmet", hatPaint: "gold", beard: "rust", coat: "wood-mid", look: "open" },
  sage: { hat: "cap", hatPaint: "blue", beard: "bone", coat: "blue-deep", look: "lenses" },
  berry: { hat: "kerchief", hatPaint: "ruby", beard: "straw", coat: "wood-deep", look: "open", beardCut: "none" },
  raider: { hat: "horns", hatPaint: "iron", beard: "rust", coat: "iron-deep", look: "sly", beardCut: "forked" },
  heather: { hat: "braids", hatPaint: "rust", beard: "rust", coat: "green-deep", look: "open" },
  baron: { hat: "tophat", hatPaint: "night", beard: "iron", coat: "ruby", look: "sleepy", beardCut: "round" },
  moss: { hat: "hood", hatPaint: "moss", beard: "umber", coat: "green-deep", look: "open", beardCut: "round" },
  flint: { hat: "band", hatPaint: "ruby", beard: "umber", coat: "cloth", look: "sly" },
  wheat: { hat: "braids", hatPaint: "straw", beard: "straw", coat: "blue-deep", look: "lenses" },
  copper: { hat: "bowler", hatPaint: "wood-mid", beard: "straw", coat: "wood-deep", look: "greedy", beardCut: "forked" },
} as const satisfies Record<string, Dwarf>;

const backgrounds = ["ember", "slate", "board", "dusk"] as const;
const faces: Readonly<Record<string, readonly Shape[]>> = {
  ...Object.fromEntries(Object.entries(dwarves).map(([name, look]) => [name, dwarf(look)])),
  mole: animals.mole, bat: animals.bat, badger: animals.badger, fox: animals.fox, owl: animals.owl, canary: animals.canary,
  frog: animals.frog, goat: animals.goat,
};
export type AvatarName = keyof typeof dwarves | keyof typeof animals;
/** The names of all avatars. */
export const avatars = Object.keys(faces) as AvatarName[];
/** The shapes and the ground of an avatar; a name that is not known gets the first. */
export function avatarOf(name: string): { shapes: readonly Shape[]; ground: string } {
  const index = Math.max(0, avatars.indexOf(name as AvatarName));
  return { shapes: faces[avatars[index]!]!, ground: backgrounds[index % backgrounds.length]! };
}
