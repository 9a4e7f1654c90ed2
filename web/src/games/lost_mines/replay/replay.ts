// What a replay of this game needs.
import Board from "./Board.svelte";
import Holding from "./Holding.svelte";
import Seats from "./Seats.svelte";

export { cards } from "../cards/cards";
export { teller } from "../table/story";
export { revealed } from "./revealed";
export { Board, Holding, Seats };
