// The first lesson: what the coach says before each answer. {left} and {right} are the others.
export const coach = {
  "tutorial.next": "Now be the saboteur",

  "tutorial.digger.welcome":
    "Welcome to the mine! Three dwarfs dig for gold, but one of them may be a saboteur. The card with the mask is your secret role: look at it. This time you are a gold digger. The treasure lies under one of the three goals on the right.",
  "tutorial.digger.begin": "Let’s dig",
  "tutorial.digger.0": "Dig from the ladder to the goals. Pick the card that is not dimmed: the place where it fits lights up. Choose it, then choose it again to play.",
  "tutorial.digger.1": "A map shows you what lies under a goal, and nobody else. What you tell the others is up to you. Pick the map, then the goal that lights up.",
  "tutorial.digger.2": "Only stone: the treasure is under goal 2 or 3. And {right} has laid a dead end. Bad luck, or a saboteur? Dig on another way.",
  "tutorial.digger.3": "Every side must match its neighbours: tunnel to tunnel, rock to rock. Dig on.",
  "tutorial.digger.4": "{right} broke your pickaxe! With a broken tool you cannot dig. This card repairs a pickaxe or a cart: pick it, then your own portrait.",
  "tutorial.digger.5": "Now your cart! Repair it, too. By now you know who is digging against you.",
  "tutorial.digger.6": "Another dead end, just before the goals. A rockfall takes a tunnel out of the maze: pick it, then the dead end.",
  "tutorial.digger.7": "{left} has noticed, too, and broke {right}’s lantern: {right} cannot dig any more. Fill the gap with a tunnel.",
  "tutorial.digger.8": "Nearly there. Dig on!",
  "tutorial.digger.9": "This tunnel leads to goal 1 and goal 2 at once. Play it!",
  "tutorial.digger.end":
    "The treasure! The gold diggers win the round and share the gold. {right} was the saboteur and gets nothing. A match has three rounds, with new roles in each; the richest dwarf wins.",

  "tutorial.saboteur.welcome":
    "Another round, near its end: the pile is empty, and this time you are the saboteur. If nobody reaches the treasure before all cards are gone, you win. The tunnel is only one card away from the goals!",
  "tutorial.saboteur.begin": "Heh heh, let’s go",
  "tutorial.saboteur.0": "First stop whoever can dig. {left} has a broken tool already. Pick the broken lantern, then {right}.",
  "tutorial.saboteur.1": "They suspect each other: {left} has broken {right}’s pickaxe. Nobody suspects you! Break {left}’s cart, too.",
  "tutorial.saboteur.2": "A dead end looks like digging, but nobody gets through. Lay it where it blocks the way to goal 1.",
  "tutorial.saboteur.3": "The tunnel is still too close. A rockfall works for saboteurs as well: bring down its last card.",
  "tutorial.saboteur.4": "You never have to help. Nobody sees what is discarded: choose Discard, pick the repair card, and confirm.",
  "tutorial.saboteur.5": "Your last card. Discard it, and the round is over.",
  "tutorial.saboteur.end":
    "The treasure was not reached: you win! A lone saboteur gets 4 nuggets; several saboteurs get 3 or 2 each. Now you know both sides: off to a real table!",
} as const;
