// Asks the server about a choice while somebody still chooses. The last question counts; while the line is down nobody
// knows, and everything may be tried.
import type { Advice, Choice as Played, Game, Reason } from "../../protocol";
import { isSameTable } from "./choice";

export interface Server {
  readonly advice: Advice | null;
  consult(choice: Played): void;
}

const pause = 60; // milliseconds to wait for another change before the server is asked

export class Adviser {
  #asked: Played | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly server: Server) {}

  ask(choice: Played): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.server.consult(choice), this.#asked ? pause : 0);
    this.#asked = choice;
  }
  stop(): void {
    clearTimeout(this.#timer);
  }

  // What the server says of this choice; null while it has not spoken of it.
  on(game: Game, choice: Played): Advice | null {
    const { advice } = this.server;
    return advice && isSameTable(game, advice.choice, choice) ? advice : null;
  }
}

// Why a value cannot be chosen with all the rest as it is; undefined if it can.
export function reasonAgainst(advice: Advice | null, option: string, value: string | number): Reason | undefined {
  const reasons = option === "players" ? advice?.impossible?.players : advice?.impossible?.options[option];
  return reasons?.[String(value)];
}

// A reason that speaks of another option does not bar the choice: that option changes instead.
export const isBarred = (reason: Reason | undefined, option: string): boolean => reason?.option === option;
