// Whose seat is at a point of the page, where a card was dropped; null: nobody's.
export function seatUnder({ clientX, clientY }: { clientX: number; clientY: number }): number | null {
  const seat = document
    .elementsFromPoint(clientX, clientY)
    .map((element) => element.closest<HTMLElement>("[data-seat]")?.dataset["seat"])
    .find((found) => found !== undefined);
  return seat === undefined ? null : Number(seat);
}
