// The first table of a newcomer: what it is about, who they are, what to do.
export const first = {
  "first.goal.title": "What the game is about",
  "first.goal": "Gold diggers dig from the ladder to the treasure, under one of these three cards. Saboteurs try to stop them.",
  "first.role.title": "Who you are",
  "first.role": "Gold digger or saboteur? Look at your role card to find out, and keep it secret!",
  "first.turn.title": "What to do",
  "first.turn": "Your turn: pick a card, then a place that lights up. Choose it again to play. Nothing useful? Discard a card.",
} as const;
