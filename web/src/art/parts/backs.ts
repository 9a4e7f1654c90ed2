// Patterns on the backs of cards of more than one game.
import { draw, ellipse, put, type Shape } from "../shape";

export const arch = draw("stone ink", "M18 118V62Q18 28 50 28Q82 28 82 62V118Z", "pit ink", "M29 118V64Q29 41 50 41Q71 41 71 64V118Z", "wood ink", "M25 58H75V67H25ZM27 67H34V118H27ZM66 67H73V118H66Z");
export const mystery = draw("line-ink w13", "M38 62Q38 48 50 48Q63 48 63 60Q63 69 51 74V84M51 99V100", "line-gold w8", "M38 62Q38 48 50 48Q63 48 63 60Q63 69 51 74V84M51 99V100");
export const medal = (inside: readonly Shape[]): Shape[] => [...draw("brass ink", ellipse(50, 75, 33), "board-fill ink", ellipse(50, 75, 27)), put(inside, 50, 75)];
