// The first lesson: what the coach says.
export const coach = {
  "tutorial.coach": "Coach",
  "tutorial.progress": "Progress of the lesson",
  "tutorial.begin": "Let’s dig",
  "tutorial.done": "Well done! To the home page",
  "tutorial.welcome":
    "Welcome to the mine! Three dwarfs are digging for gold, but one of them may be a saboteur. The card at the bottom left is your secret role: tap it. This time you are a gold digger. The treasure lies behind one of the three doors in the east.",
  "tutorial.place_path.first":
    "Tunnels lead from the ladder to the doors. Tap the card that is not dimmed: the places where it fits light up. Tap one, then play the card.",
  "tutorial.place_path": "Keep digging east. A tunnel must match all its neighbours, and a path must lead to it from the start.",
  "tutorial.break_tool.first": "Does somebody look suspicious? A broken tool stops a player from digging. Pick the card, then the player who lights up.",
  "tutorial.break_tool": "Stop somebody again: pick the broken tool, then the player.",
  "tutorial.mend_tool.first": "Now your own tool is broken: you cannot dig until it is mended. This card mends it. Pick it, then choose yourself.",
  "tutorial.mend_tool": "Mend the broken tool.",
  "tutorial.peek_goal.first": "A map lets you, and only you, look behind one door. Nobody has to believe what you say about it. Pick the map, then the door.",
  "tutorial.peek_goal": "Look behind another door.",
  "tutorial.discard.first": "Nothing fits? Then discard a card face down. Nobody sees which one. Tap Discard, choose the card, and confirm.",
  "tutorial.discard": "Discard a card that does not help.",
  "tutorial.this_card": "This lesson goes on with another card. Discard this one: {card}.",
  "tutorial.rockfall.first": "A rockfall takes a tunnel card out of the maze. Pick it, then the tunnel.",
  "tutorial.rockfall": "Bring a tunnel down.",
  "tutorial.wait": "Watch what the others do. The log tells it all, too.",
  "tutorial.end":
    "You reached the treasure, and the gold diggers win the round! A match has three rounds, with new roles in each, and the richest dwarf wins.",
} as const;
