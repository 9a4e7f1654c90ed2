// What cards look like. Each file of art/actions, art/chests, art/features, art/pieces and art/roles has the picture and icon
// of one card and is found by its name: an action or a chest by its effect, a path by its feature, a role or a piece by its
// id. The base game's are here from the start; ../modules.ts adds all others.
import type { Plate } from "../../../art/faces/plate";
import type { Dwarf } from "../../../art/parts/dwarf";
import type { Shape } from "../../../art/shape";
import map from "./art/actions/map";
import rockfall from "./art/actions/rockfall";
import ladder from "./art/features/ladder";
import stone from "./art/features/stone";
import treasure from "./art/features/treasure";
import goldDigger from "./art/roles/gold_digger";
import saboteur from "./art/roles/saboteur";

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

export interface PieceArt {
  /** About the origin, some 80 wide; of a piece that is a card all of its face. */
  readonly picture: readonly Shape[];
  readonly isCard?: boolean;
}

type Shelf<Art> = Partial<Record<string, Art>>;
type Files<Art> = Readonly<Record<string, Art>>;

export const actions: Shelf<ActionArt> = { map, rockfall };
export const chests: Shelf<ChestArt> = {};
export const features: Shelf<FeatureArt> = { ladder, stone, treasure };
export const pieces: Shelf<PieceArt> = {};
export const roles: Shelf<RoleArt> = { gold_digger: goldDigger, saboteur };

const named = <Art>(files: Files<Art>): Shelf<Art> =>
  Object.fromEntries(Object.entries(files).map(([path, art]) => [path.slice(path.lastIndexOf("/") + 1, -".ts".length), art]));

export interface MoreArt {
  actions: Files<ActionArt>;
  chests: Files<ChestArt>;
  features: Files<FeatureArt>;
  pieces: Files<PieceArt>;
  roles: Files<RoleArt>;
}
/** Adds art by the paths of its files. */
export function addArt(more: MoreArt): void {
  Object.assign(actions, named(more.actions));
  Object.assign(chests, named(more.chests));
  Object.assign(features, named(more.features));
  Object.assign(pieces, named(more.pieces));
  Object.assign(roles, named(more.roles));
}
