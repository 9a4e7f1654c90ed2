// Diversion: a card that moves a tunnel. The parts are those of base.ts.
export const about = {
  "option.modules.wc_diversion": "Diversion",
} as const;

export const choosing = {
  "option.modules.wc_diversion.line": "Move the last tunnel laid.",
} as const;

export const table = {
  "card.diversion": "Diversion",
  "effect.diversion": "Move the last tunnel card laid to another place where it fits.",
  "told.path_moved": "{by} moves the last tunnel laid.",
  "refusal.nothing_laid_yet": "There is no tunnel to move: none has been laid yet, or it is gone.",
  "refusal.same_place": "The tunnel is already there.",
} as const;

export const rules = {
  "rules.diversion.title": "Diversion",
  "rules.diversion.text": "Take the last tunnel card laid, no matter who laid it, and lay it somewhere else by the usual rules, either way up. What it reaches there counts as reached by you; cards that are already face up stay face up.\n\nYou can do this even with a broken tool or in prison. You cannot play Diversion if that card is gone or fits nowhere else. The start, the goals and the tunnels over chests are never moved.",
} as const;

export const topics = {
  diversion: ["diversion"],
};
