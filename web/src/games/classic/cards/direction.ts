// Which way round the table the turns go.
import { draw, type Shape } from "../../../art/shape";

/** A round arrow about the origin, some 80 wide. */
export function directionArrow(isClockwise: boolean): Shape[] {
  const [arc, head] = isClockwise ? ["M31 2A31 31 0 1 1 2 -31", "M0 -46L23 -30L0 -15Z"] : ["M-31 2A31 31 0 1 0 -2 -31", "M0 -46L-23 -30L0 -15Z"];
  return draw("line-ink w13", arc, "line-gold w8", arc, "gold ink", head);
}
