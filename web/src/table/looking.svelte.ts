// What somebody at a table looks at: how it is now or was earlier, what happened last, a card that is explained, and what they
// have just seen in secret.
import { untrack } from "svelte";
import { seatName, type NameOf } from "../shell/people";
import type { Moment, Vocabulary } from "../state/moment";
import type { TableState } from "../state/table.svelte";
import type { CardInfo } from "./card_info";
import { Flash } from "./flash.svelte";
import type { Spot } from "./flights";
import { newsOf, type StoryLine, type Teller } from "./story";

// What was looked at in secret, in words and as a picture.
export interface Sight {
  text: string;
  picture: CardInfo["picture"];
}

export class Looking<Game extends Vocabulary> {
  past: number | null = $state(null); // the earlier moment that is shown
  info: CardInfo | null = $state.raw(null); // what somebody points at, until something else happens
  zoomed: CardInfo | null = $state.raw(null);
  seen: Sight | null = $state.raw(null); // stays longer than news: bots play on at once
  readonly flash = new Flash(); // what happened can be shown once more
  readonly name: NameOf;

  constructor(
    private readonly place: TableState<Game>,
    private readonly teller: Teller<Game>,
    seenIn: (moment: Moment<Game>, name: NameOf) => Sight | null,
  ) {
    this.name = (seat) => seatName(place.lobby, seat);
    $effect(() => {
      void place.heard.count;
      this.info = null;
    });
    $effect(() => {
      void place.heard.count;
      const moment = untrack(() => place.heard.moment);
      const found = moment && untrack(() => seenIn(moment, this.name));
      if (found) this.seen = found;
    });
  }

  shown: Moment<Game> | undefined = $derived.by(() => {
    const { now, moments } = this.place;
    return (this.past === null ? now : moments.find((moment) => moment.n === this.past)) ?? now;
  });
  latest: StoryLine[] = $derived.by(() => newsOf(this.place.moments, this.place.seat, this.name, this.teller));
  // Where it happened stays marked; that somebody did it at their own seat goes without saying.
  lately: Spot[] = $derived.by(() => {
    const tales = this.past === null || !this.shown ? this.latest.filter(({ n }) => n === this.latest.at(-1)?.n) : this.teller.told(this.shown, this.name);
    return tales.flatMap(({ at, by }) => at.filter((spot) => !("seat" in spot && spot.seat === by)));
  });
}
