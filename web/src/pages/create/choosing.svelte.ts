// What somebody is choosing for a table. The server says what goes together; what does not moves to what does.
import { untrack } from "svelte";
import { layoutsOf, matters } from "../../games/games";
import type { Advice, Game, Option, Reason, Value } from "../../protocol";
import type { Session } from "../../state/session.svelte";
import { Adviser, isBarred, reasonAgainst } from "./adviser.svelte";
import { gameOf, usualOf, type Choice } from "./choice";
import { say } from "../../words/words";
import { movedText, whyText, wordName } from "./summary";

export class Choosing {
  #adviser: Adviser;
  #changed: Choice | null = $state.raw(null); // by hand; until then as it was in the beginning
  moved: readonly string[] = $state.raw([]); // what had to change for what was chosen last, in sentences

  // Call it while a component is made: it asks as long as that lives.
  constructor(
    private readonly session: Session,
    private readonly first: (games: readonly Game[]) => Choice,
  ) {
    this.#adviser = new Adviser(session);
    $effect(() => {
      if (session.status === "open" && session.games) this.#adviser.ask(this.choice);
    });
    $effect(() => () => this.#adviser.stop());
    $effect(() => {
      const { instead, reason } = this.#advice ?? {};
      if (instead && reason)
        untrack(() => {
          this.moved = [whyText(this.choice.game, reason), ...movedText(this.choice, instead)];
          this.#changed = { ...this.choice, ...instead };
        });
    });
  }

  get games(): readonly Game[] {
    return this.session.games ?? [];
  }
  choice: Choice = $derived.by(() => this.#changed ?? this.first(this.games));
  game: Game = $derived.by(() => gameOf(this.games, this.choice.game));
  // Not what does not matter now, nor places that neither have a name nor any to begin with.
  offered: readonly Option[] = $derived.by(() =>
    this.game.options.filter(
      (option) =>
        matters(this.game.game, option.id, this.choice.options) &&
        (!("cells" in option) || option.usual.length > 0 || layoutsOf(this.game.game, option.id).length > 0),
    ),
  );
  // Why it cannot be played, where nothing near it can.
  problem: string | null = $derived.by(() => {
    const { reason, instead } = this.#advice ?? {};
    return reason && !instead ? whyText(this.choice.game, reason) : null;
  });
  // What cannot be chosen with all the rest as it is, by its name.
  barred: readonly string[] = $derived.by(() => {
    const isFree = (option: string, value: string | number) => !isBarred(this.reasonAgainst(option, value), option);
    const [fewest, most] = this.game.players;
    const numbers = Array.from({ length: most - fewest + 1 }, (_, index) => fewest + index).filter((count) => !isFree("players", count));
    const words = this.offered.flatMap((option) => {
      const all = "one_of" in option ? option.one_of : "any_of" in option ? option.any_of : [];
      const chosen: unknown[] = [this.valueOf(option)].flat();
      return all.filter((word) => !chosen.includes(word) && !isFree(option.id, word)).map((word) => wordName(this.game.game, option.id, word));
    });
    return [...words, ...numbers.map((count) => say("table.players", { count }))];
  });
  get isChanged(): boolean {
    return this.#changed !== null;
  }
  #advice: Advice | null = $derived.by(() => this.#adviser.on(this.game, this.choice));

  // Until the server has spoken of the choice as it is, what was known before is shown on.
  reasonAgainst(option: string, value: string | number): Reason | undefined {
    const { advice } = this.session;
    return reasonAgainst(advice?.choice.game === this.choice.game ? advice : null, option, value);
  }
  valueOf(option: Option): Value {
    return this.choice.options[option.id] ?? usualOf(option);
  }
  change(part: Partial<Choice>): void {
    this.#changed = { ...this.choice, ...part };
    this.moved = [];
  }
}
