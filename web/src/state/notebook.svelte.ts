// Private marks: what a player thinks of the others, or of what lies face down. They never leave the browser.
import { read, write } from "./stored";

// By kind of thing, then by its number.
type Notes = Record<string, Record<number, string>>;

export class Notebook {
  #key: string;
  #notes: Notes = $state({});

  // A notebook a round: what is hidden is dealt anew.
  constructor(table: string, round: number) {
    this.#key = `notes.${table}.${round}`;
    this.#notes = read<Notes>(this.#key, {});
  }

  mark(kind: string, number: number): string | undefined {
    return this.#notes[kind]?.[number];
  }
  setMark(kind: string, number: number, mark: string): void {
    (this.#notes[kind] ??= {})[number] = mark;
    write(this.#key, $state.snapshot(this.#notes));
  }
}
