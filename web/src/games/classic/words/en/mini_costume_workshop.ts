// Costume workshop: a postcard in the maze. The parts are those of base.ts.
export const about = {
  "option.modules.mini_costume_workshop": "Costume workshop",
} as const;

export const choosing = {
  "option.modules.mini_costume_workshop.line": "Whoever gets there first must change roles.",
} as const;

export const table = {
  "card.postcard_workshop": "Costume workshop",
  "effect.postcard_workshop": "The first player to link it with the start in a round must change roles.",
  "told.workshop_visited": "{by} reaches the costume workshop, but there is no role left.",
  "told.workshop_visited.changed": "{by} reaches the costume workshop and takes another role.",
} as const;

export const rules = {
  "rules.workshop.title": "In the workshop",
  "rules.workshop.text": "The workshop lies in the maze in every round. The first player who links it with the start must change roles at once: in the base game they swap theirs for the card that was left over; in Saboteur 2 they draw one of those nobody has, and theirs goes under that pile. Nobody else sees the new role, and it counts from then on.\n\nThe workshop matches every tunnel, but none leads through it. It cannot be moved or removed.",
} as const;

export const topics = {
  workshop: ["postcard_workshop"],
};
