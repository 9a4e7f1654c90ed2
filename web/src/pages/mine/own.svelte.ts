// The own tables, asked about again while somebody looks: which of them wait for this person, and what became of the others.
import { untrack } from "svelte";
import type { OwnSeat as Told } from "../../protocol";
import { keepMatches, matches, type Match } from "../../state/matches";
import { ownSeats, type OwnSeat } from "../../state/seats";
import { settings } from "../../state/settings.svelte";
import { fetchSeats } from "./ask";

const rest = 60_000; // between two questions while nobody looks, for people who want to be called

// A match that is over stays as it is: only the others are asked about.
function isOpen(seat: OwnSeat, known: ReadonlyMap<string, Match>): boolean {
  const match = known.get(seat.table);
  return !(match?.phase === "over" && match.standing);
}

function matchOf(told: Told, seat: OwnSeat): Match {
  const { table, code, phase, game, options, names, avatars, standing } = told;
  const at = phase === "over" && told.finished_at ? told.finished_at * 1000 : seat.at;
  return { table, code, seat: told.seat, phase, game, options, names, avatars, ...(standing ? { standing } : {}), at };
}

export class OwnTables {
  // By table; null: gone. What is not there has not been asked about.
  told: ReadonlyMap<string, Told | null> = $state.raw(new Map());
  // All that is known, kept and told, the newest first.
  known: readonly Match[] = $state.raw(matches());
  seats: readonly OwnSeat[] = $state.raw(ownSeats());

  // What this browser knows by now.
  refresh(): void {
    this.seats = ownSeats();
    this.known = matches();
  }

  async ask(signal: AbortSignal, except?: string): Promise<void> {
    this.refresh();
    const known = new Map(this.known.map((one) => [one.table, one]));
    const asked = this.seats.filter((seat) => seat.table !== except && this.told.get(seat.table) !== null && isOpen(seat, known));
    if (asked.length > 0) {
      const replies = await fetchSeats(asked, signal);
      const told = new Map(this.told);
      asked.forEach((seat, index) => told.set(seat.table, replies[index] ?? null));
      keepMatches(asked.flatMap((seat, index) => (replies[index] ? [matchOf(replies[index], seat)] : [])));
      this.told = told;
    }
    this.refresh();
  }

  // Those that wait for this person, but for the table they are at.
  waiting(except?: string): Told[] {
    return [...this.told.values()].filter((one): one is Told => one !== null && one.asked && one.table !== except);
  }
  // Those where other people wait, too: bots have time.
  waitingWithPeople(except?: string): Told[] {
    return this.waiting(except).filter(({ names }) => names.filter((name) => name !== null).length > 1);
  }

  // Call it in an effect: asks until that ends. `except` is the table they are at: it tells of itself.
  follow(pause: number, except: () => string | undefined): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = new AbortController();
    const ask = async () => {
      const isSeen = document.visibilityState === "visible";
      if (isSeen || settings.notify) await this.ask(stop.signal, except()).catch(() => undefined); // the next time perhaps
      if (!stop.signal.aborted) timer = setTimeout(ask, isSeen ? pause : rest);
    };
    const seen = () => {
      clearTimeout(timer);
      if (document.visibilityState === "visible") void ask();
      else timer = setTimeout(ask, rest);
    };
    document.addEventListener("visibilitychange", seen);
    untrack(() => void ask());
    return () => {
      document.removeEventListener("visibilitychange", seen);
      stop.abort();
      clearTimeout(timer);
    };
  }
}

export const ownTables = new OwnTables();
