// Cards on their way: what flies, falls, crumbles or turns over, and when.
export type Spot = { seat: number } | { cell: readonly [number, number] };

export interface Flight {
  kind: "fly" | "spend" | "drop" | "crumble" | "flip"; // to spend: played, and gone
  id: string;
  turned: boolean;
  from: Spot;
  to: Spot;
  delay: number; // milliseconds
}

export const flightTime = 400;

// How long all flights take, so that the next scene begins after them.
export function lengthOf(flights: readonly Flight[]): number {
  return Math.max(0, ...flights.map((flight) => flight.delay + flightTime));
}
