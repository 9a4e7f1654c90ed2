// Marks over small pictures: not this, one more, that way.
import { draw, type Shape } from "../../../../art/shape";

export const strike = draw("line-ink w10", "M-25 25L25 -25", "line-ruby w6", "M-25 25L25 -25");
export const plus = draw("line-ink w10", "M0 -10V10M-10 0H10", "line-green w6", "M0 -10V10M-10 0H10");
export const arrow = (line: string): Shape[] => draw("line-ink w8", line, "line-gold w4", line);
