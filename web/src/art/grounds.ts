// The ground of path cards: some variants of each, drawn once per page and used by all cards.
import type { Shape } from "./shape";

export interface Ground {
  /** Cards use its variants as "k-NAME-0", "k-NAME-1" and so on. */
  readonly name: string;
  /** The three colours of its light: --k-PAINT-1 to --k-PAINT-3. */
  readonly paint: string;
  draw(variant: number): readonly Shape[];
}

export const variants = 4;
