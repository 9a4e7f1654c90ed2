// Diversion: a card that moves a tunnel. The parts are those of base.ts.
export const about = {
  "option.modules.wc_diversion": "Diversion",
  "option.modules.wc_diversion.line": "Move the tunnel that was laid last.",
} as const;

export const table = {
  "card.diversion": "Diversion",
  "effect.diversion": "Move the tunnel card that was laid last to another place where it fits.",
  "told.path_moved": "{by} moves the tunnel laid last to {at}.",
  "refusal.nothing_laid_yet": "There is no tunnel to move: none was laid, or it is gone.",
  "refusal.same_place": "The tunnel lies there already.",
} as const;

export const rules = {
  "rules.diversion.title": "Diversion",
  "rules.diversion.text": "Take the tunnel card that was laid last, by whomever, and lay it somewhere else by the usual rules, either way up. What it reaches there counts as reached by you; what was turned up before stays turned up.\n\nA broken tool or a prison does not keep you from it. You cannot play Diversion if that card is gone or fits nowhere else. The start, the goals and the tunnels over chests are never moved.",
} as const;

export const topics = {
  diversion: ["diversion"],
};
