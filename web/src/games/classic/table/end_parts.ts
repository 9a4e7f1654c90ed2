// What is shown at the end of a round and of the match: fetched on the way there, while the server still has it.
import { once } from "../../../table/once";

export const roundEnd = once(() => import("./RoundEnd.svelte"));
// After the end of a round, which has gold cards, too: both wait for the same styles.
export const goldPick = once(() => roundEnd().then(() => import("./GoldPick.svelte")));
export const matchEnd = once(() => import("./MatchEnd.svelte"));
