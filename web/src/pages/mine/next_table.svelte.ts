// Which of the own tables to go to next, for people who are elsewhere: each that waits calls once, and can be put off until it
// waits anew. To be made while a component begins.
import type { OwnSeat } from "../../protocol";
import { call } from "../../table/call";
import { ownTables } from "./own.svelte";

const pause = 15_000;

export class NextTable {
  readonly #waiting: () => readonly OwnSeat[];
  #later: readonly string[] = $state.raw([]);
  #called: readonly string[] = [];

  constructor(here: () => string | undefined, waiting: () => readonly OwnSeat[]) {
    this.#waiting = waiting;
    $effect(() => ownTables.follow(pause, here));
    $effect(() => {
      const codes = waiting().map(({ code }) => code);
      const news = codes.find((code) => !this.#called.includes(code));
      this.#called = codes;
      if (news) call(news);
    });
    $effect(() => {
      const still = this.#later.filter((later) => waiting().some(({ table }) => table === later));
      if (still.length < this.#later.length) this.#later = still;
    });
  }

  get first(): OwnSeat | undefined {
    return this.#waiting().find(({ table }) => !this.#later.includes(table));
  }
  putOff({ table }: OwnSeat): void {
    this.#later = [...this.#later, table];
  }
}
