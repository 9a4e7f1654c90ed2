// The colour of a seat: a ring around the face, the name where people are spoken of. The theme has twelve, for light and dark.
const count = 12;

export function seatColour(seat: number): string {
  return `var(--seat-${seat % count})`;
}
