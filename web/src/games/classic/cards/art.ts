// What cards look like. Each file of art/actions, art/chests, art/roles and art/features has one card's picture, icon and
// plate, and is found by its name: an action or a chest by its effect, a role by its id, a path by its feature.
import type { Plate } from "../../../art/faces/plate";
import type { Dwarf } from "../../../art/parts/dwarf";
import type { Shape } from "../../../art/shape";

export interface ActionArt {
  readonly plate: Plate;
  readonly icon: string;
  /** About the origin in a field of 84 by 84. */
  readonly picture: readonly Shape[];
}
export interface ChestArt {
  readonly icon: string;
  /** What comes out of the chest, about the origin in a field of 70 by 60. */
  readonly picture: readonly Shape[];
}
export interface RoleArt {
  readonly plate: Plate;
  readonly icon: string;
  readonly figure: Dwarf;
  /** Icons of what the role is after. */
  readonly signs: readonly string[];
}
export interface FeatureArt {
  readonly icon?: string;
  /** About the origin, upright whichever way the card lies; some show a value. */
  readonly picture: readonly Shape[] | ((value: number) => readonly Shape[]);
  /** How wide the tunnel is around it. */
  readonly room?: number;
  readonly isInCorner?: boolean;
}

type Files<Art> = Readonly<Record<string, Art>>;
type Named<Art> = Readonly<Partial<Record<string, Art>>>;
const named = <Art>(files: Files<Art>): Named<Art> =>
  Object.fromEntries(Object.entries(files).map(([path, art]) => [path.slice(path.lastIndexOf("/") + 1, -".ts".length), art]));

export const actions = named(import.meta.glob<ActionArt>("./art/actions/*.ts", { eager: true, import: "default" }));
export const chests = named(import.meta.glob<ChestArt>("./art/chests/*.ts", { eager: true, import: "default" }));
export const roles = named(import.meta.glob<RoleArt>("./art/roles/*.ts", { eager: true, import: "default" }));
export const features = named(import.meta.glob<FeatureArt>("./art/features/*.ts", { eager: true, import: "default" }));
