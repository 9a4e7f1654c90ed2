// The rounds of a match as their ends tell them.
import { cards } from "../cards/cards";
import type { IconName } from "../cards/icons";
import type { Role, Table, Winners } from "../../../protocol";
import type { Moment } from "../vocabulary";
import { cardOf } from "../words/names";

// A gold card that came to a seat: face down, or the nuggets everybody was told of.
export interface Share {
  seat: number;
  nuggets: number | null;
}

export interface Theft {
  by: number;
  from: number | null; // null: stole nothing
}

export interface RoundSummary {
  round: number;
  n: number; // the moment it ended
  winners: Winners;
  finisher: number | null;
  roles: Role[];
  spare: Role | null;
  shares: Share[]; // in the order they were given
  thefts: Theft[];
  isLoose: boolean; // nuggets are shared, not gold cards
  crystals: number; // in the maze
  prisoners: number[]; // when it ended
  thieves: number[];
}

function summary(ended: Moment, before: Moment | undefined, count: number): RoundSummary {
  const { board = {}, seats = {}, thieves = [] } = lastLook(ended, before);
  const result: RoundSummary = {
    round: ended.table.results?.length ?? count,
    n: ended.n,
    winners: "nobody",
    finisher: null,
    roles: [],
    spare: null,
    shares: [],
    thefts: [],
    isLoose: false,
    crystals: Object.values(board).filter((laid) => laid && featureOf(cardOf(laid)) === "crystal").length,
    prisoners: Object.keys(seats).map(Number).filter((seat) => seats[seat]?.prison),
    thieves,
  };
  for (const told of ended.told) {
    if (told[0] === "round_ended") [, result.winners, result.finisher] = told;
    if (told[0] === "roles_shown") [, result.roles, result.spare] = told;
  }
  result.isLoose = result.roles.length > 0 && result.spare === null;
  return result;
}

function featureOf(card: string): string | undefined {
  const known = cards.find(card);
  return known?.kind === "path" ? known.facts.feature : undefined;
}

export function roundsOf(moments: readonly Moment[]): RoundSummary[] {
  const rounds: RoundSummary[] = [];
  moments.forEach((moment, index) => {
    for (const told of moment.told) {
      if (told[0] === "round_ended") rounds.push(summary(moment, moments[index - 1], rounds.length + 1));
      const last = rounds.at(-1);
      if (!last) continue;
      if (told[0] === "gold_taken") last.shares.push({ seat: told[1], nuggets: null });
      else if (told[0] === "rewarded" || told[0] === "shared") last.shares.push({ seat: told[1], nuggets: told[2] });
      else if (told[0] === "stole") last.thefts.push({ by: told[1], from: told[2] });
      else if (told[0] === "declined") last.thefts.push({ by: told[1], from: null });
    }
  });
  return rounds;
}

export function winnersIcon({ winners, finisher }: RoundSummary): IconName {
  if (winners === "blue") return "blue_digger";
  if (winners === "green") return "green_digger";
  if (winners === "saboteurs" || winners === "boss" || winners === "profiteer") return winners === "saboteurs" ? "saboteur" : winners;
  if (winners === "boss_and_profiteer") return "boss";
  return winners === "nobody" && finisher === null ? "stone" : "gold";
}

// The nuggets, or gold cards, a round brought a seat.
export function gainOf(round: RoundSummary, seat: number): number {
  const shared = round.shares.filter((share) => share.seat === seat);
  if (!round.isLoose) return shared.length;
  const stolen = round.thefts.filter((theft) => theft.from !== null && theft.by === seat).length;
  const lost = round.thefts.filter((theft) => theft.from === seat).length;
  return shared.reduce((sum, share) => sum + (share.nuggets ?? 0), 0) + stolen - lost;
}

// The table a round ended with. It may already be laid for the next one.
export function lastLook(ended: Moment, before: Moment | undefined): Table {
  const table: Table = {
    ...before?.table,
    board: { ...before?.table.board },
    goals: { ...before?.table.goals },
    seats: { ...before?.table.seats },
    thieves: [...(before?.table.thieves ?? [])],
  };
  const imprison = (seat: number, prison: boolean) => (table.seats![seat] = { ...table.seats![seat], prison });
  const letGo = (seat: number) => (table.thieves = table.thieves!.filter((one) => one !== seat));
  for (const told of ended.told) {
    if (told[0] === "placed") table.board![told[3].join()] = told[2];
    if (told[0] === "rock_fell") delete table.board![told[3].join()];
    if (told[0] === "prison" || told[0] === "free_at_last") imprison(told[3], told[0] === "prison");
    if (told[0] === "thief") table.thieves!.push(told[3]);
    if (told[0] === "hands_off") letGo(told[3]);
    if (told[0] === "cleared" && told[2] === "prison") imprison(told[1], false);
    if (told[0] === "cleared" && told[2] === "thief") letGo(told[1]);
    if (told[0] !== "goal_turned") continue;
    const [, number, laid, isReached] = told;
    const goal = table.goals![number];
    if (!goal) continue;
    table.goals![number] = { ...goal, card: cardOf(laid) };
    if (isReached) table.board![goal.at.join()] = laid;
  }
  delete table.ask;
  return table;
}
