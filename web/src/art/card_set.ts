// The cards of one game: found by their ids, and drawn as the game draws them.
import { type Box, type Card, cardsOf, type PieceFacts } from "./box";
import type { Ground } from "./grounds";
import type { Shape } from "./shape";

export interface Drawing<Back extends string> {
  /** What lies around the ways of a path card. */
  readonly ground: Ground;
  readonly backs: Readonly<Record<Back, readonly Shape[]>>;
  face(card: Card, turned: boolean): readonly Shape[];
  /** A pawn or token about the origin, some 80 wide, to stand on a board. */
  piece(facts: PieceFacts): readonly Shape[];
}

export class CardSet<Back extends string = string> {
  readonly #cards = new Map<string, Card>();
  readonly #faces = new Map<string, readonly Shape[]>();

  /** Ids are unique within a game, except where a box brings more copies of a card: then the first box counts. */
  constructor(
    readonly boxes: readonly Box[],
    readonly drawing: Drawing<Back>,
  ) {
    for (const card of boxes.flatMap(cardsOf)) if (!this.#cards.has(card.facts.id)) this.#cards.set(card.facts.id, card);
  }

  find(id: string): Card | undefined {
    return this.#cards.get(id);
  }

  /** The shapes of a card's face, drawn once and remembered; an unknown id has none. */
  face(id: string, turned = false): readonly Shape[] {
    const key = `${id}/${turned}`;
    let face = this.#faces.get(key);
    if (face === undefined) {
      const card = this.find(id);
      this.#faces.set(key, (face = card ? this.drawing.face(card, turned) : []));
    }
    return face;
  }
}
