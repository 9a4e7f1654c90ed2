// Sabotaged dwarf: a variant of sharing the gold. The parts are those of base.ts.
export const about = {
  "option.modules.variant_sabotaged_dwarf": "Sabotaged dwarf",
} as const;

export const choosing = {
  "option.modules.variant_sabotaged_dwarf.line": "A gold digger with a broken tool gets no gold.",
} as const;

export const table = {} as const;

export const rules = {
  "rules.sabotaged_dwarf.title": "Sabotaged dwarf",
  "rules.sabotaged_dwarf.text": "For the base game only. When the gold diggers win, those who have a broken tool in front of them get no gold, not even whoever reached the treasure. Just as many gold cards are drawn as usual, one for each gold digger; they are passed on among the others until all are taken, so somebody may get two.\n\nIf every gold digger has a broken tool, no gold is drawn. Saboteurs are paid as usual. In a tournament those gold diggers simply get nothing.",
} as const;

export const topics = {
  sabotaged_dwarf: [],
};
