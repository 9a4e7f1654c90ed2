// Where lessons are: /tutorial of the game people begin with, /tutorial/GAME of any other.
import { firstGame, games } from "../games/games";
import type { Route } from "../shell/route.svelte";

export const gameOfLesson = ({ what }: Route): string => (games.has(what) ? what : firstGame);
export const lessonPath = (game: string): string => (game === firstGame ? "/tutorial" : `/tutorial/${game}`);
