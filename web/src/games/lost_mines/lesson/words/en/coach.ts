// The lesson: what the coach says before each answer. {left} and {right} are the others.
export const coach = {
  "tutorial.explorer.welcome":
    "Welcome to the forest! Two clans are looking for lost mines. Everybody sees that you are in the blue clan, but your role is secret: look at your dwarf card. This time you are a loyal dwarf. Take treasures from the mines!",
  "tutorial.explorer.begin": "Into the forest",
  "tutorial.explorer.0": "First play a card. Pick the path that is not dimmed: the place where it fits lights up. Choose it, then choose it again to lay it.",
  "tutorial.explorer.1": "Now your dwarf may walk, up to 3 cards far. Choose the card that lights up, then choose it again.",
  "tutorial.explorer.2": "{left} and {right} of the yellow clan walk to another mine. Yours is at the bottom right. Lay the bend that leads there.",
  "tutorial.explorer.3": "Walk on. You may use all paths, whoever laid them.",
  "tutorial.explorer.4": "No good path in your hand? Discard a card and draw a new one: choose Discard, pick the boat, and confirm.",
  "tutorial.explorer.5": "You may walk after discarding, too, but there is no need to go back. Choose Stay.",
  "tutorial.explorer.6": "{right} has found the silver mine and taken its only treasure. But your new card leads on: lay it.",
  "tutorial.explorer.7": "Between rocks there is room for one dwarf only. Walk there: nobody gets past you.",
  "tutorial.explorer.8": "A tree trunk! {left} wants to stop you just before the mine. But you have drawn an axe: pick it, then the tree trunk.",
  "tutorial.explorer.9": "Now everybody gets past. Walk right into the mine! It lies face down, so nobody knows what is inside.",
  "tutorial.explorer.10": "The gem mine, and a treasure worth 4! Only you know its value. And where is the dragon? Pick this card, then the mine that lights up.",
  "tutorial.explorer.11": "There it is! Stay away from it. Whoever stays in a mine takes another treasure each turn. Choose Stay and take the last one.",
  "tutorial.explorer.end":
    "The last treasure is taken, and the loot is shared. {left} was a saboteur and so of your clan in secret: you share your 7 points. Each gets 3, and the one left over is yours. {right} was selfish and keeps 1. Now off to a real table!",
} as const;
