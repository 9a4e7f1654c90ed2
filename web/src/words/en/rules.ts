// The rules of the base game in plain words. Paragraphs are parted by an empty line.
export const rules = {
  "rules.title": "Rules",
  "rules.search": "Search the rules",
  "rules.none": "Nothing in the rules speaks of that.",
  "rules.idea.title": "What it is about",
  "rules.idea.text":
    "You are dwarfs in a mine. Gold diggers want to dig a tunnel from the start to the treasure. Saboteurs want them to fail. Nobody knows who is who.\n\nA match has three rounds. Roles are dealt anew in each. Who has the most gold at the end wins, alone.",
  "rules.setup.title": "How it begins",
  "rules.setup.text":
    "The start card lies to the west. Seven columns further east lie three goals, face down, one under the other with a gap between them: one is the treasure, two are only stone.\n\nEverybody gets a secret role and cards: six with three to five players, five with six or seven, four with eight to ten. One role card is left over and stays secret too: so nobody knows how many saboteurs there are.",
  "rules.turn.title": "Your turn",
  "rules.turn.text":
    "Do one thing: lay a tunnel card into the maze, play an action card, or discard one card face down. Then draw a card, while there are any.",
  "rules.paths.title": "Tunnels",
  "rules.paths.text":
    "Lay a tunnel card upright beside a card that lies there; you may turn it by half a turn, never by a quarter. Every side must fit its neighbours: tunnel to tunnel, rock to rock.\n\nA way must lead from the start to the new card. Whoever has a broken tool lying before him cannot lay tunnels.",
  "rules.dead_ends.title": "Dead ends",
  "rules.dead_ends.text":
    "Some tunnels are blocked by rubble. They are laid like the others, but no way leads through them.",
  "rules.broken.title": "Broken tools",
  "rules.broken.text":
    "Lay it in front of another player. As long as it lies there he cannot lay tunnels. He can have up to three in front of him, but each tool only once.",
  "rules.repair.title": "Mending",
  "rules.repair.text":
    "Takes a broken tool of the same kind away, in front of you or of somebody else. A card with two tools mends one of them, whichever you like.",
  "rules.rockfall.title": "Rockfall",
  "rules.rockfall.text":
    "Take a tunnel card out of the maze; not the start and not a goal. The gap can be closed again. Tunnels that are cut off stay where they are.",
  "rules.map.title": "Map",
  "rules.map.text":
    "Look at one goal that lies face down, alone. You may tell the others what you saw, and you may lie.",
  "rules.passing.title": "Discarding",
  "rules.passing.text":
    "You may always discard instead of playing, and must if no card can be played. Nobody sees which card it was. Who has no cards left passes.",
  "rules.goals.title": "Reaching a goal",
  "rules.goals.text":
    "When a way leads from the start to a goal, it is turned up. If it is the treasure, the round is over. If it is stone, it becomes part of the maze and you dig on; a stone is turned so that it fits as well as it can, and it may stay where it does not fit.",
  "rules.end.title": "The end of a round",
  "rules.end.text":
    "The gold diggers win the round as soon as the treasure is reached. The saboteurs win if the pile is used up, all hands are empty and the treasure was not reached. Then all roles are shown.",
  "rules.share.title": "Sharing the gold",
  "rules.share.text":
    "If the diggers won, gold cards with one to three nuggets are drawn. Whoever reached the treasure chooses one first, then the cards go on against the direction of play; saboteurs get nothing.\n\nIf the saboteurs won, a single one gets 4 nuggets, each of two or three gets 3, each of four gets 2. Gold is kept secret until the end of the match.",
  "rules.match.title": "The end of the match",
  "rules.match.text": "After three rounds everybody shows his gold. The most nuggets win; several can win together.",
  "rules.editions.title": "Editions",
  "rules.editions.text":
    "In the editions of 2004 and 2011 as many gold cards are drawn as there are players (nine with ten players), so some diggers can get two. In the edition of 2024 as many are drawn as there are gold diggers, and each gets one.",
  "rules.talking.title": "Talking",
  "rules.talking.text":
    "Say what you like about your role, the goals and the others, true or not. Showing cards is not allowed.",
  "tutorial.you": "You",
  "tutorial.coach": "Coach",
  "tutorial.begin": "Let's dig",
  "tutorial.done": "Well done! To the first page",
  "tutorial.welcome": "Welcome to the mine! Three dwarfs dig for gold, but one of them may be a saboteur. The card at the lower left is your secret role: tap it. This time you are a gold digger. The treasure lies under one of the three doors in the east.",
  "tutorial.place.first": "Tunnels lead from the ladder to the doors. Tap the card that is not dimmed: the places where it fits light up. Tap one, then play it.",
  "tutorial.place": "Go on digging to the east. A tunnel must fit all its neighbours, and a way must lead to it from the start.",
  "tutorial.break.first": "Somebody looks suspicious? A broken tool stops a player from digging. Pick the card, then the player who lights up.",
  "tutorial.break": "Stop somebody once more: pick the broken tool, then the player.",
  "tutorial.mend.first": "Now your own tool is broken: you cannot dig until it is mended. This card mends it. Pick it, then choose yourself.",
  "tutorial.mend": "Mend the broken tool.",
  "tutorial.map.first": "A map lets you look under one door, and only you. Nobody has to believe what you say about it. Pick the map, then the door.",
  "tutorial.map": "Look under another door.",
  "tutorial.discard.first": "Nothing fits? Then discard a card face down. Nobody sees which. Tap Discard, choose the card, and confirm.",
  "tutorial.discard": "Discard a card that does not help.",
  "tutorial.rockfall.first": "A rockfall takes a tunnel card out of the maze. Pick it, then the tunnel.",
  "tutorial.rockfall": "Bring a tunnel down.",
  "tutorial.wait": "Watch what the others do. Everything is told in the log, too.",
  "tutorial.end": "You reached the treasure, and the gold diggers win the round! In a match three rounds are played, with new roles in each, and the richest dwarf wins.",
} as const;
