// Tournament: fixed roles and fixed pay. The parts are those of base.ts.
export const about = {
  "option.modules.variant_tournament": "Tournament",
} as const;

export const choosing = {
  "option.modules.variant_tournament.line": "5 to 9 players, all role cards dealt, pay in nuggets.",
} as const;

export const table = {
  "told.path_laid_before": "A tunnel already lies half way to the goals: {card}.",
} as const;

export const rules = {
  "rules.tournament.title": "Tournament: setting up",
  "rules.tournament.text": "For the base game with five to nine players. There are no gold cards: everybody is paid in nuggets. All role cards are dealt, so everybody knows which roles are in play.\n\nIn each round a tunnel card, drawn at random, lies half way between the start and the middle goal. It is not linked with the start, so you must dig to it first.",
  "rules.tournament_pay.title": "Tournament: who gets what",
  "rules.tournament_pay.text": "A gold digger who reaches the treasure gets 3 nuggets, every other gold digger 2. If a saboteur reaches it, every gold digger gets 2.\n\nA greedy dwarf who reaches it gets 4, and nobody else gets anything.\n\nIf the treasure is not reached, each saboteur gets 3; with five players the only one gets 4.",
  "tournament.players": "Players",
  "tournament.rows": "5 1 3 1 / 6 2 3 1 / 7 2 3 2 / 8 3 3 2 / 9 3 4 2",
} as const;

export const topics = {
  tournament: [],
  tournament_pay: ["gold_digger", "saboteur", "greedy_dwarf"],
};
