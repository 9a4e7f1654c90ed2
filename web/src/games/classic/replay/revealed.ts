// A finished match with what nobody saw while it ran.
import type { Moment } from "../vocabulary";
import { chestsShown } from "./chests_shown";
import { goalsShown } from "./goals_shown";

export const revealed = (moments: readonly Moment[], seats: readonly (readonly Moment[])[]): Moment[] => chestsShown(goalsShown(moments, seats));
