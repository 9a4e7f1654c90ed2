// New goals: five of eight lie in the maze. The parts are those of base.ts.
export const about = {
  "option.modules.mini_new_goals": "New goals",
} as const;

export const choosing = {
  "option.modules.mini_new_goals.line": "Five goals: the treasure, bags of gold, a dragon, a giant spider.",
} as const;

export const table = {
  "card.newgoal_treasure": "The treasure",
  "card.newgoal_bag2": "Bag of 2 nuggets",
  "card.newgoal_bag1_a": "Bag of 1 nugget",
  "card.newgoal_bag1_b": "Bag of 1 nugget",
  "card.newgoal_stone_a": "Stone",
  "card.newgoal_stone_b": "Stone",
  "card.newgoal_dragon": "Dragon",
  "card.newgoal_spider": "Giant spider",
  "effect.bag": "Whoever reaches it takes as many nuggets as it shows.",
  "effect.dragon": "Whoever reaches it pays a nugget, if they have one.",
  "effect.spider": "When it is reached, the round is over and the saboteurs win.",
  "maze.goal_seen.bag": "Goal {goal}: you saw a bag of gold",
  "maze.goal_seen.dragon": "Goal {goal}: you saw the dragon",
  "maze.goal_seen.spider": "Goal {goal}: you saw the giant spider",
  "told.goal_turned.bag": "Goal {goal} was a bag of gold.",
  "told.goal_turned.bag.reached": "Goal {goal} is reached: a bag of gold!",
  "told.goal_turned.dragon": "Goal {goal} was the dragon.",
  "told.goal_turned.dragon.reached": "Goal {goal} is reached: the dragon!",
  "told.goal_turned.spider": "Goal {goal} was the giant spider.",
  "told.goal_turned.spider.reached": "Goal {goal} is reached: the giant spider!",
  "secret.goal_seen.bag": "You saw a bag of gold at goal {goal}.",
  "secret.goal_seen.dragon": "You saw the dragon at goal {goal}.",
  "secret.goal_seen.spider": "You saw the giant spider at goal {goal}.",
  "told.round_ended.saboteurs.spider": "The giant spider was found: the saboteurs win the round.",
  "told.round_ended.profiteer.spider": "The giant spider was found, and no saboteur is free: the profiteer wins the round alone.",
  "told.round_ended.nobody.spider": "The giant spider was found, but there is no saboteur to win: nobody wins the round.",
  "told.nuggets_taken": "{by} takes {nuggets} {nuggets|nugget|nuggets}.",
  "state.goal.bag": "There is a bag of gold at goal {goal}.",
  "state.goal.dragon": "The dragon is at goal {goal}.",
  "state.goal.spider": "The giant spider is at goal {goal}.",
  "notes.goal.bag": "bag of gold",
  "notes.goal.dragon": "dragon",
  "notes.goal.spider": "giant spider",
} as const;

export const rules = {
  "rules.five_goals.title": "Five goals",
  "rules.five_goals.text": "Eight new goals replace the three of the base game. In each round the treasure and four of the other seven lie face down on the right, one below the other with gaps between them; the last three stay out, and nobody sees them. With a map you look at one of the five.",
  "rules.goal_faces.title": "What the goals hold",
  "rules.goal_faces.text": "Bag of gold: whoever reaches it takes the one or two nuggets it shows at once.\n\nDragon: whoever reaches it pays a nugget, if they have one; in the base game, a player who has only gold cards changes one for nuggets.\n\nGiant spider: the round is over at once, and it ends as if the treasure had not been reached.\n\nStone: nothing happens. Treasure: the round is over, as usual.\n\nIf one card reaches several goals, the player chooses which one is turned up first. Nuggets count at the end of the match, in the base game, too.",
} as const;

export const topics = {
  five_goals: [],
  goal_faces: ["newgoal_treasure", "newgoal_bag2", "newgoal_bag1_a", "newgoal_dragon", "newgoal_spider", "newgoal_stone_a"],
};
