// The ends of rounds that this person has still to see. An end stays until they go on; who was away when a round ended sees it
// when they come back; who looks on for the first time has missed nothing.
import { onDestroy, untrack } from "svelte";
import type { TableSession } from "../shell/session";
import type { Moment, Vocabulary } from "../state/moment";
import { isStill } from "../state/motion";
import { keepSeenEnd, seenEnd } from "../state/seen_ends";
import type { TableState } from "../state/table.svelte";

const pause = 600; // milliseconds after the last card has come to rest

export class Ends<Game extends Vocabulary, Round extends { n: number }> {
  #seen: number | null = $state(null); // the moment of the last end that was seen; null: not known yet
  #sceneAt: number | null = $state(null);
  #isKept: boolean; // a lesson is not remembered

  // `roundsOf`: the rounds that have ended, each with the moment of its end. `length`: how long what is heard moves, in
  // milliseconds.
  constructor(
    private readonly place: TableState<Game>,
    private readonly roundsOf: (moments: readonly Moment<Game>[]) => Round[],
    private readonly session: Pick<TableSession, "say">,
    length: () => number,
  ) {
    const { lobby, seat } = place;
    this.#isKept = lobby.code !== "";
    this.#seen = (this.#isKept ? seenEnd(lobby.table) : undefined) ?? (seat === null ? null : -1);
    $effect(() => {
      if (this.#seen === null && place.now) this.#see(place.now.n);
    });
    $effect(() => {
      const round = this.unseen;
      if (round) untrack(() => place.lookUntil("round_began", round.n));
    });
    // First the maze shows how it ended.
    $effect(() => {
      const at = this.#at;
      if (at === null) return;
      const isNews = untrack(() => (place.heard.moment?.n ?? -1) >= at);
      const timer = setTimeout(() => (this.#sceneAt = at), isNews && !isStill() ? untrack(length) + pause : 0);
      return () => clearTimeout(timer);
    });
    // Whoever has gone on says so, as soon as they are asked.
    $effect(() => {
      const question = this.#question;
      if (question !== null && this.#isReady) untrack(() => this.session.say({ type: "answer", question, answer: ["go_on"] }));
    });
    onDestroy(() => place.catchUp());
  }

  unseen: Round | undefined = $derived.by(() => this.roundsOf(this.place.moments).filter(({ n }) => n > (this.#seen ?? Infinity)).at(-1));
  #at: number | null = $derived(this.unseen?.n ?? null);
  // What is shown now.
  scene: Round | undefined = $derived(this.#sceneAt === this.#at ? this.unseen : undefined);

  #question: number | null = $derived.by(() => {
    const question = this.place.now?.question;
    return question?.what === "go_on" && this.place.lobby.phase === "playing" ? question.number : null;
  });
  #isReady: boolean = $derived.by(() => {
    const { seat, lobby, isSubstituted } = this.place;
    return this.unseen === undefined && seat !== null && !isSubstituted && !lobby.seats[seat]?.ready;
  });

  goOn = (): void => {
    if (this.unseen) this.#see(this.unseen.n);
    this.place.goOn();
  };

  #see(n: number): void {
    this.#seen = n;
    if (this.#isKept) keepSeenEnd(this.place.lobby.table, n);
  }
}
