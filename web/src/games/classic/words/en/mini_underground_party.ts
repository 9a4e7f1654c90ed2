// Underground party: a postcard in the maze. The parts are those of base.ts.
export const about = {
  "option.modules.mini_underground_party": "Underground party",
} as const;

export const choosing = {
  "option.modules.mini_underground_party.line": "Whoever gets there first has everybody’s roles shuffled.",
} as const;

export const table = {
  "card.postcard_party": "Underground party",
  "effect.postcard_party": "The first time it is linked with the start in a round, all roles are shuffled and dealt again.",
  "told.party_held": "{by} reaches the underground party: all roles are shuffled and dealt again.",
  "secret.role_mixed": "Your role after the party: {role}.",
} as const;

export const rules = {
  "rules.party.title": "At the party",
  "rules.party.text": "The party is in the maze in every round. The first time it is linked with the start, the role cards of all players, prisoners too, are collected without looking, shuffled and dealt again. Roles that nobody has are not included. Look at yours: it may be the same again, and it counts from then on.\n\nEverything else stays where it is. The party matches every tunnel, but none leads through it, and it cannot be moved or removed.",
} as const;

export const topics = {
  party: ["postcard_party"],
};
