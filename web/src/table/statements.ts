// The statements one can make now, true or not.
import type { Claim, Lobby, Table, Wish } from "../protocol";

export function statementsFor(me: number, lobby: Lobby, table: Table | undefined): (Claim | Wish)[] {
  const goals = Object.entries(table?.goals ?? {}).flatMap(([number, goal]) =>
    goal?.card ? [] : [Number(number)],
  );
  const others = lobby.seats.flatMap((_, seat) => (seat === me ? [] : [seat]));
  const broken = table?.seats?.[me]?.broken ?? [];
  return [
    ...broken.map((tool): Wish => ({ type: "state", about: "request", what: "mend", with: tool })),
    ...goals.flatMap((goal): Claim[] => [
      { type: "state", about: "goal", subject: goal, what: "gold" },
      { type: "state", about: "goal", subject: goal, what: "stone" },
    ]),
    ...others.map((seat): Claim => ({ type: "state", about: "suspect", subject: seat })),
    ...others.map((seat): Claim => ({ type: "state", about: "trust", subject: seat })),
    { type: "state", about: "request", what: "map" },
    { type: "state", about: "request", what: "help" },
  ];
}
