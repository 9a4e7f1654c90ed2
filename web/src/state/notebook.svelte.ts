// What one thinks of the others and of the goals. It never leaves the browser.
import { read, write } from "./stored";

export type Opinion = "trust" | "unsure" | "doubt" | "blue" | "green";
export type Guess = "gold" | "stone" | "unsure";

interface Notes {
  seats: Record<number, Opinion>;
  goals: Record<number, Guess>;
}

const opinions: readonly Opinion[] = ["unsure", "trust", "doubt"];
const teams: readonly Opinion[] = ["unsure", "blue", "green", "doubt", "trust"];
const guesses: readonly Guess[] = ["unsure", "gold", "stone"];

export class Notebook {
  #key: string;
  #notes: Notes = $state({ seats: {}, goals: {} });

  // A notebook a round: roles and goals are dealt anew.
  constructor(table: string, round: number) {
    this.#key = `notes.${table}.${round}`;
    this.#notes = read<Notes>(this.#key, { seats: {}, goals: {} });
  }

  opinion(seat: number): Opinion {
    return this.#notes.seats[seat] ?? "unsure";
  }
  guess(goal: number): Guess {
    return this.#notes.goals[goal] ?? "unsure";
  }
  nextOpinion(seat: number, hasTeams = false): void {
    const all = hasTeams ? teams : opinions;
    this.#notes.seats[seat] = all[(all.indexOf(this.opinion(seat)) + 1) % all.length]!;
    this.#keep();
  }
  nextGuess(goal: number): void {
    this.#notes.goals[goal] = guesses[(guesses.indexOf(this.guess(goal)) + 1) % guesses.length]!;
    this.#keep();
  }

  #keep(): void {
    write(this.#key, $state.snapshot(this.#notes));
  }
}
