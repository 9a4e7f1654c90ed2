// The first table of a newcomer: what it is about, who they are, what to do; and each role the first time somebody has it.
export const first = {
  "first.goal.title": "What the game is about",
  "first.goal": "Lay paths through the forest and walk to these four mines. Three hold treasure, and in one lives a dragon.",
  "first.role.title": "Who you are",
  "first.role": "Everybody sees your clan, but your role is secret. Look at your dwarf card, and keep it to yourself!",
  "first.turn.title": "What to do",
  "first.turn": "Your turn: pick a card, then a place that lights up. Choose it again to play. After that, your dwarf walks.",
  "first.loyal.title": "Loyal dwarf",
  "first.loyal": "You share the treasures of your clan with its other loyal dwarfs. So help them to the mines, too.",
  "first.selfish.title": "Selfish dwarf",
  "first.selfish": "You keep what you take and share with nobody. Let others build the paths, and be in the mines first.",
  "first.saboteur.title": "Saboteur",
  "first.saboteur": "You secretly share with the other clan. Hold up your own clan, and act as if you were loyal.",
} as const;
