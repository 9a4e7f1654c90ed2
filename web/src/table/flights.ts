// Cards on their way: what flies, falls, crumbles or turns over, and when.
export type Spot = { seat: number } | { cell: readonly [number, number] };

export interface Flight {
  // To spend: played, and gone. To pass: face down, from one place to another. To show: it is held up for a while.
  kind: "fly" | "spend" | "drop" | "crumble" | "flip" | "pass" | "show";
  id: string;
  turned: boolean;
  from: Spot;
  to: Spot;
  delay: number; // milliseconds
  time?: number; // how long it takes, if it is not as long as most
  back?: string; // of a card that turns over, if it is not as most
}

export const flightTime = 400;

export const timeOf = ({ time = flightTime }: Flight): number => time;

// How long all flights take, so that the next scene begins after them.
export function lengthOf(flights: readonly Flight[]): number {
  return Math.max(0, ...flights.map((flight) => flight.delay + timeOf(flight)));
}
