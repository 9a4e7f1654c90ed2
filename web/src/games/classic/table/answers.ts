// The legal answers a seat was sent, by card and by what the card can be played on. The client knows no rules: what is
// not among these cannot be done.
import type { Card, Cell, Legal, Tool } from "../../../protocol";

export type Target =
  | { kind: "cell"; at: Cell; turned: boolean }
  | { kind: "seat"; seat: number; tool: Tool | null }
  | { kind: "goal"; goal: number }
  | { kind: "rock"; at: Cell };

export interface Choice {
  answer: string;
  target: Target;
}

export interface Choices {
  // What each card in hand can do, apart from being discarded.
  play: Map<Card, Choice[]>;
  // The cards that may be discarded together: each entry is one legal answer.
  discard: { cards: Card[]; answer: string }[];
  // The cards that may be paid together to be rid of a card in front of oneself.
  clear: { card: Card; cards: Card[]; answer: string }[];
  // Whom a thief may rob, and the answer of who robs nobody.
  steal: Choice[];
  decline: string | null;
  // Gold cards on offer, by value.
  gold: { value: number; answer: string }[];
  // Passing with an empty hand.
  pass: string | null;
}

const cellText = /^\((-?\d+),(-?\d+)\)( turned)?$/;

function cellOf(text: string): { at: Cell; turned: boolean } | null {
  const found = cellText.exec(text);
  return found ? { at: [Number(found[1]), Number(found[2])], turned: found[3] !== undefined } : null;
}

export function answersOf(legal: Legal | undefined): string[] {
  return Object.entries(legal ?? {}).flatMap(([head, tails]) =>
    (tails ?? []).map((tail) => (tail === "" ? head : `${head} ${tail}`)),
  );
}

// Cards that are played on a player, as their effects are called. They are not named in the answer: "prison 2"; nor are
// those of "rockfall (4,1)" and "map 2".
const onPlayers: ReadonlySet<string> = new Set([
  "thief", "hands_off", "prison", "free_at_last", "inspection", "role_change", "hand_swap",
]);

export function choicesOf(legal: Legal | undefined): Choices {
  const choices: Choices = { play: new Map(), discard: [], clear: [], steal: [], decline: null, gold: [], pass: null };
  const add = (card: Card, answer: string, target: Target) => {
    const known = choices.play.get(card);
    if (known) known.push({ answer, target });
    else choices.play.set(card, [{ answer, target }]);
  };
  for (const answer of answersOf(legal)) {
    const words = answer.split(" ");
    const verb = words[0] ?? "";
    const card = words[1] ?? "";
    if (verb === "place") {
      const cell = cellOf(words.slice(2).join(" "));
      if (cell) add(card, answer, { kind: "cell", ...cell });
    } else if (verb === "break" || verb === "mend") {
      add(card, answer, { kind: "seat", seat: Number(words[2]), tool: (words[3] as Tool | undefined) ?? null });
    } else if (verb === "rockfall") {
      const cell = cellOf(words.at(-1) ?? "");
      if (cell) add(words.length > 2 ? card : verb, answer, { kind: "rock", at: cell.at });
    } else if (verb === "map") {
      add(words.length > 2 ? card : verb, answer, { kind: "goal", goal: Number(words.at(-1)) });
    } else if (onPlayers.has(verb)) {
      add(words.length > 2 ? card : verb, answer, { kind: "seat", seat: Number(words.at(-1)), tool: null });
    } else if (verb === "clear") {
      choices.clear.push({ card, cards: words.slice(2), answer });
    } else if (verb === "steal") {
      choices.steal.push({ answer, target: { kind: "seat", seat: Number(card), tool: null } });
    } else if (verb === "decline") {
      choices.decline = answer;
    } else if (verb === "discard") {
      choices.discard.push({ cards: words.slice(1), answer });
    } else if (verb === "gold") {
      choices.gold.push({ value: Number(card), answer });
    } else if (verb === "pass") {
      choices.pass = answer;
    }
  }
  return choices;
}

// What somebody seems to want who plays this card there, for the server to say why it cannot be done.
export function attempt(card: Card, target: Target): string {
  switch (target.kind) {
    case "cell":
      return `place ${card} (${target.at[0]},${target.at[1]})${target.turned ? " turned" : ""}`;
    case "rock":
      return `rockfall (${target.at[0]},${target.at[1]})`;
    case "goal":
      return `map ${target.goal}`;
    case "seat":
      if (onPlayers.has(card)) return `${card} ${target.seat}`;
      return target.tool ? `mend ${card} ${target.seat} ${target.tool}` : `break ${card} ${target.seat}`;
  }
}
