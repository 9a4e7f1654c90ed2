// The greedy dwarf: a role that digs for itself. The parts are those of base.ts.
export const about = {
  "option.modules.wc_greedy_dwarf": "Greedy dwarf",
} as const;

export const choosing = {
  "option.modules.wc_greedy_dwarf.line": "One dwarf wants all the gold, but has to reach it in person.",
} as const;

export const table = {
  "role.greedy_dwarf": "Greedy dwarf",
  "role.greedy_dwarf.aim": "Be the one who reaches the treasure: then nobody else gets any gold. If anybody else reaches it, or nobody does, you get nothing.",
  "told.round_ended.greedy_dwarf.reached": "The greedy dwarf wins the round alone: {finisher} reached the treasure.",
} as const;

export const rules = {
  "rules.greedy_dwarf.title": "Greedy dwarf",
  "rules.greedy_dwarf.text": "For the base game only. The greedy dwarf takes the place of one gold digger card. Like any role, it may also be the card that is left over: then nobody is greedy in this round.\n\nThe greedy dwarf wins only by being the one who reaches the treasure. They then take four gold cards, or all that are left, and nobody else gets any gold. In every other case they get nothing from the sharing: they are neither a gold digger nor a saboteur.",
} as const;

export const topics = {
  greedy_dwarf: ["greedy_dwarf"],
};
