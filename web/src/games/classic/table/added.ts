// What modules add to the table. ../modules.ts brings it, so that a first table comes without it.
import type { Component } from "svelte";
import type { Flight } from "../../../table/flights";
import type { Mine, Table, Told } from "../messages";
import type { Moment, Place } from "../vocabulary";
import type { Play } from "./play.svelte";
import type { Postcard } from "./postcards";

export interface Added {
  // In the maze: chests, postcards, dwarfs; and what was announced.
  Things: Component<{ table: Table; mine: Mine; postcards: readonly Postcard[]; play: Play | null; dims: boolean; digit: number; owner: (seat: number) => string }>;
  Announced: Component<{ table: Table }>;
  // What is new, the first time a module matters.
  Bubbles: Component<
    { modules: readonly string[]; moment: Moment; me: number | null; players: number; postcards: readonly Postcard[]; height: number },
    { next: () => void },
    "height"
  >;
  // What moves besides what the base game moves.
  flightsOf: (told: Told, moment: Moment, before: Moment | undefined) => Flight[];
  // Beside the question: the cards in play, and the buttons of questions that only modules ask.
  InPlay: Component<{ table: Table }>;
  Buttons: Component<{ place: Place; play: Play }>;
  // In the menu: what this player wants to answer before they are asked.
  Orders: Component<{ place: Place }>;
  // Cards that are looked at, to take one of them.
  Tray: Component<{ looking: readonly string[]; play: Play }>;
  // What only this seat knows.
  Secrets: Component<{ mine: Mine }>;
  // What holds for everybody: the direction of play, whether maps are of use.
  Status: Component<{ table: Table }>;
  // At a seat: the tokens of its dwarfs, and what was announced against it.
  Tokens: Component<{ table: Table; seat: number }>;
}

let parts: Added | null = null;
export function addParts(more: Added): void {
  parts = more;
}
export const addedParts = (): Added | null => parts;
