// Places and players that are shown to somebody who asked where something happened, for a short while.
import { onDestroy } from "svelte";
import type { Spot } from "./flights";
import type { Tale } from "./story";

const length = 2200; // milliseconds

export class Flash {
  spots: readonly Spot[] = $state.raw([]);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    onDestroy(() => clearTimeout(this.#timer));
  }
  show = ({ at }: Pick<Tale, "at">): void => {
    this.spots = [...at];
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.spots = []), length);
  };
}

export const seatsIn = (spots: readonly Spot[]): number[] => spots.flatMap((spot) => ("seat" in spot ? [spot.seat] : []));
export const cellsIn = (spots: readonly Spot[]): [number, number][] => spots.flatMap((spot) => ("cell" in spot ? [[...spot.cell] as [number, number]] : []));
