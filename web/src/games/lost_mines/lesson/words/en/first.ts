// The first table of a newcomer: what it is about, who they are, what to do.
export const first = {
  "first.goal.title": "What the game is about",
  "first.goal": "Lay paths through the forest and walk to these four mines. Three hold treasure, and in one lives a dragon.",
  "first.role.title": "Who you are",
  "first.role": "Everybody sees your clan, but your role is secret. Look at your dwarf card, and keep it to yourself!",
  "first.turn.title": "What to do",
  "first.turn": "Your turn: pick a card, then a place that lights up. Choose it again to play. After that, your dwarf walks.",
} as const;
