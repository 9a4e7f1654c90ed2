// The statements one can make now, true or not.
import type { Claim, Lobby, Table, Wish } from "../protocol";
import { hasTeams } from "./people";

export function statementsFor(me: number, lobby: Lobby, table: Table | undefined): (Claim | Wish)[] {
  const goals = Object.entries(table?.goals ?? {}).flatMap(([number, goal]) =>
    goal?.card ? [] : [Number(number)],
  );
  const others = lobby.seats.flatMap((_, seat) => (seat === me ? [] : [seat]));
    const player = table?.seats?.[me];
  const broken = player?.broken ?? [];
  // Where roles are many, one says which.
  const says = (about: "suspect" | "trust", what: string) =>
    others.map((seat): Claim => ({ type: "state", about, subject: seat, ...(what ? { what } : {}) }));
  return [
    ...(player?.prison ? [{ type: "state", about: "request", what: "free" } as const] : []),
    ...broken.map((tool): Wish => ({ type: "state", about: "request", what: "mend", with: tool })),
    ...goals.flatMap((goal): Claim[] => [
      { type: "state", about: "goal", subject: goal, what: "gold" },
      { type: "state", about: "goal", subject: goal, what: "stone" },
    ]),
    ...(hasTeams(lobby)
      ? [...says("suspect", "saboteur"), ...says("trust", "blue_digger"), ...says("trust", "green_digger")]
      : [...says("suspect", ""), ...says("trust", "")]),
    { type: "state", about: "request", what: "map" },
    { type: "state", about: "request", what: "help" },
  ];
}
