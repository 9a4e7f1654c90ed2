// What became of one's own matches: places, wins, and with whom they were played.
import type { Match } from "../../state/matches";

export interface Result {
  place: number; // 1 is first; people with as much share a place
  of: number;
  score: number;
  isWon: boolean;
}

export function resultOf({ standing, seat }: Match): Result | null {
  const score = standing?.scores[seat];
  if (!standing || score === undefined) return null;
  const better = standing.scores.filter((one) => one > score).length;
  const isWon = standing.winners.includes(seat);
  // Rules may break a tie: then a winner stands above those with as much.
  const aboveMe = isWon ? 0 : standing.winners.filter((winner) => (standing.scores[winner] ?? 0) <= score).length;
  return { place: 1 + better + aboveMe, of: standing.scores.length, score, isWon };
}

export interface Record {
  game: string;
  played: number;
  won: number;
  score: number; // on average
}

const average = (numbers: readonly number[]) => (numbers.length ? numbers.reduce((sum, one) => sum + one, 0) / numbers.length : 0);

// A line for each game, the one played most first.
export function recordsOf(matches: readonly Match[]): Record[] {
  const games = new Map<string, Result[]>();
  for (const match of matches) {
    const result = resultOf(match);
    if (result) games.set(match.game, [...(games.get(match.game) ?? []), result]);
  }
  return [...games]
    .map(([game, results]) => ({
      game,
      played: results.length,
      won: results.filter((one) => one.isWon).length,
      score: average(results.map((one) => one.score)),
    }))
    .sort((a, b) => b.played - a.played);
}

export interface Companion {
  name: string;
  avatar: string | null;
  count: number; // matches together
  at: number; // the last of them
}

// The people one played with. Nobody has an account here: a name is all there is to know them by.
export function companionsOf(matches: readonly Match[]): Companion[] {
  const people = new Map<string, Companion>();
  for (const { names, avatars, seat, at } of [...matches].sort((a, b) => b.at - a.at))
    names.forEach((name, index) => {
      if (name === null || index === seat) return;
      const known = people.get(name);
      if (known) known.count += 1;
      else people.set(name, { name, avatar: avatars[index] ?? null, count: 1, at });
    });
  return [...people.values()].sort((a, b) => b.count - a.count || b.at - a.at);
}

export function othersAt({ names, seat }: Pick<Match, "names" | "seat">): string[] {
  return names.flatMap((name, index) => (name === null || index === seat ? [] : [name]));
}
