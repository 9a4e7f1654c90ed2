// The boards on which cards that are no paths are painted; CardDefs has them once for all.
// board: help, ember: harm, slate: the maze and the cards, dusk: what is secret or precious.
import type { Shape } from "../shape";

export type Plate = "board" | "ember" | "slate" | "dusk" | "night";

/** Shapes on a plate. */
export const on = (plate: Plate, shapes: readonly Shape[]): Shape[] => [{ use: `k-plate-${plate}` }, ...shapes];
