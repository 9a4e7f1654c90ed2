// Master craftsman: a card that repairs any tool. The parts are those of base.ts.
export const about = {
  "option.modules.wc_master_craftsman": "Master craftsman",
} as const;

export const choosing = {
  "option.modules.wc_master_craftsman.line": "A repair card for whichever tool is broken.",
} as const;

export const table = {
  "card.master_craftsman": "Master craftsman",
  "effect.master_craftsman": "Removes any one broken tool, in front of you or another player.",
} as const;

export const rules = {
  "rules.master_craftsman.title": "Master craftsman",
  "rules.master_craftsman.text": "Removes one broken tool, whichever it is, in front of you or another player. It repairs only one, even if there are more.\n\nIt does not open a prison or chase away a thief, and you cannot play it while nobody has a broken tool.",
} as const;

export const topics = {
  master_craftsman: ["master_craftsman"],
};
