// Swap goals: a card. The parts are those of base.ts.
export const about = {
  "option.modules.wc_goal_swap": "Swap goals",
} as const;

export const choosing = {
  "option.modules.wc_goal_swap.line": "Swap two face-down goals, or only pretend to.",
} as const;

export const table = {
  "card.goal_swap": "Swap goals",
  "effect.goal_swap": "Take two face-down goals without looking and put them back, swapped or not. Only you know which.",
  "told.goals_swapped": "{by} picks up goals {one} and {other} and puts them back, swapped or not.",
  "secret.goals_exchanged": "You really swapped goals {one} and {other}.",
  "secret.goals_mixed": "Goals {one} and {other} may have been swapped: you can no longer be sure what is there.",
  "refusal.same_goal": "Choose two different goals.",
  "unplayable.no_such_goal": "Fewer than two goals are still face down.",
} as const;

export const rules = {
  "rules.goal_swap.title": "Swap goals",
  "rules.goal_swap.text": "Choose two goals that are still face down and take them without looking. Then swap them, or put each back where it was. Everybody sees which two you took, but only you know whether you swapped them.\n\nYou cannot play this card when fewer than two goals are face down.",
} as const;

export const topics = {
  goal_swap: ["goal_swap"],
};
