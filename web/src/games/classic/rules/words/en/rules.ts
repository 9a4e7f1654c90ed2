// The rules of the base game in plain words. Paragraphs are parted by an empty line.
export const rules = {
  "rules.idea.title": "What it is about",
  "rules.idea.text":
    "You are dwarfs in a mine. The gold diggers want to dig a tunnel from the start to the treasure. The saboteurs want them to fail. Nobody knows who is who.\n\nA match has three rounds, with new roles in each. Whoever has the most gold at the end wins.",
  "rules.setup.title": "How it begins",
  "rules.setup.text":
    "The start card lies in the west. In the east, beyond seven empty columns, three goals lie face down, one below the other with a gap between them: one is the treasure, the other two are only stone.\n\nEverybody gets a secret role and a hand of cards: six cards each with three to five players, five with six or seven, four with eight to ten. One role card is left over and stays secret too, so nobody knows how many saboteurs there are.",
  "rules.turn.title": "Your turn",
  "rules.turn.text":
    "Do one thing: lay a tunnel card in the maze, play an action card, or discard a card face down. Then draw a card, as long as there are any.",
  "rules.paths.title": "Tunnels",
  "rules.paths.text":
    "Lay a tunnel card upright next to a card in the maze; you may turn it upside down, but not sideways. Every side must match its neighbours: tunnel to tunnel, rock to rock.\n\nA path must lead from the start to the new card. While you have a broken tool in front of you, you cannot lay tunnels.",
  "rules.dead_ends.title": "Dead ends",
  "rules.dead_ends.text": "Some tunnels are blocked by rubble. They are laid like the others, but no path leads through them.",
  "rules.broken.title": "Broken tools",
  "rules.broken.text":
    "Lay it in front of another player. As long as it is there, that player cannot lay tunnels. A player can have up to three of them, but only one of each tool.",
  "rules.repair.title": "Mending",
  "rules.repair.text": "Removes a broken tool of the same kind, in front of you or somebody else. A card with two tools mends one of them, whichever you like.",
  "rules.rockfall.title": "Rockfall",
  "rules.rockfall.text":
    "Take a tunnel card out of the maze, but not the start or a goal. The gap can be filled again. Tunnels that are cut off stay where they are.",
  "rules.map.title": "Map",
  "rules.map.text": "Look at one face-down goal in secret. You may tell the others what you saw, and you may lie.",
  "rules.passing.title": "Discarding",
  "rules.passing.text":
    "You may always discard a card instead of playing one, and you must if you cannot play any. Nobody sees which card it was. If you have no cards left, you pass.",
  "rules.goals.title": "Reaching a goal",
  "rules.goals.text":
    "When a path leads from the start to a goal, that goal is turned face up. If it is the treasure, the round is over. If it is stone, it becomes part of the maze and you dig on; it is turned to fit as well as it can, and stays even where it does not match.",
  "rules.end.title": "The end of a round",
  "rules.end.text":
    "The gold diggers win the round as soon as the treasure is reached. The saboteurs win if the pile runs out and all hands are empty before that. Then all roles are shown.",
  "rules.share.title": "Sharing the gold",
  "rules.share.text":
    "If the diggers won, gold cards worth one to three nuggets are drawn. Whoever reached the treasure chooses one first, then the cards are passed on against the direction of play; saboteurs get nothing.\n\nIf the saboteurs won, a lone saboteur gets 4 nuggets; two or three get 3 each, four get 2 each. Gold stays secret until the end of the match.",
  "rules.match.title": "The end of the match",
  "rules.match.text": "After three rounds everybody shows their gold. The player with the most nuggets wins; players who tie win together.",
  "rules.editions.title": "Editions",
  "rules.editions.text":
    "In the 2004 and 2011 editions, as many gold cards are drawn as there are players (but nine with ten players), so some diggers may get two. In the 2024 edition, as many are drawn as there are gold diggers, and each gets one.",
  "rules.talking.title": "Talking",
  "rules.talking.text": "Say what you like about your role, the goals and the other players, true or not. You may not show your cards.",
} as const;
