// What is shown at the end of a round and of the match: fetched on the way there, while the server still has it.
import { once } from "../../../table/once";

export const roundEnd = once(() => import("./RoundEnd.svelte"));
export const matchEnd = once(() => import("./MatchEnd.svelte"));
