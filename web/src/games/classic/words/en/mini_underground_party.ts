// Underground party: a postcard in the maze. The parts are those of base.ts.
export const about = {
  "option.modules.mini_underground_party": "Underground party",
  "option.modules.mini_underground_party.line": "Whoever digs there first mixes up everybody’s roles.",
} as const;

export const table = {
  "card.postcard_party": "Underground party",
  "effect.postcard_party": "The first link with the start in the round mixes up the roles of all players.",
  "told.party_held": "{by} reaches the underground party: all roles are mixed and dealt again.",
  "secret.role_mixed": "Your role after the party: {role}.",
} as const;

export const rules = {
  "rules.party.title": "At the party",
  "rules.party.text": "The party lies in the maze in every round. When it is linked with the start for the first time, the role cards of all players are collected unseen, shuffled and dealt again, to prisoners, too; roles that nobody has stay out of it. Look at yours: it may be the same again, and it counts from then on.\n\nEverything else stays where it is. The party matches every tunnel, but none leads through it, and it cannot be moved or removed.",
} as const;

export const topics = {
  party: ["postcard_party"],
};
