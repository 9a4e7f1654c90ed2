// Right of passage: two dwarfs for hire. The parts are those of base.ts.
export const about = {
  "option.modules.mini_right_of_passage": "Right of passage",
} as const;

export const choosing = {
  "option.modules.mini_right_of_passage.line": "Hire a dwarf who blocks a tunnel until somebody pays.",
} as const;

export const table = {
  "card.pawn_a": "Dwarf with a cap",
  "card.pawn_b": "Dwarf with a helmet",
  "card.pawn_a.the": "the dwarf with a cap",
  "card.pawn_b.the": "the dwarf with a helmet",
  "card.pawn_token_a": "Token of the dwarf with a cap",
  "card.pawn_token_b": "Token of the dwarf with a helmet",
  "effect.pawn": "To lay a tunnel here, somebody must pay a nugget to the player who has the token.",
  "effect.pawn_token": "This player hired the dwarf and gets the nugget when somebody pays to pass.",
  "told.recruited": "{by} discards a card and hires {pawn}.",
  "told.fee_promised": "{by} agrees to pay.",
  "told.withdrawn": "Nobody pays, so {by} takes the card back.",
  "told.nugget_paid": "{by} pays {to} a nugget.",
  "told.nugget_paid.no_to": "{by} pays the dragon a nugget.",
  "told.gold_cashed": "{by} changes a gold card for nuggets.",
  "told.pawn_left": "The way is free: {pawn} leaves the maze.",
  "secret.cashed_gold": "You changed a gold card worth {value} {value|nugget|nuggets}.",
  "refusal.pawn_there": "A dwarf stands there. Somebody must pay a nugget.",
  "refusal.nothing_to_pay": "There is nothing to pay there.",
  "refusal.no_nugget": "There is no nugget to pay with.",
  "refusal.already_refused": "The others have already refused to pay for this in this turn.",
  "refusal.no_pawn_left": "This dwarf cannot be hired any more in this round.",
  "refusal.not_a_free_end": "A dwarf needs an empty place at the open end of a tunnel.",
} as const;

export const rules = {
  "rules.passage.title": "Hiring a dwarf",
  "rules.passage.text": "At the start of the match everybody gets a nugget, which counts like any other. Two dwarfs are for hire in each round.\n\nIn your turn, instead of anything else, you may hire one of them: discard a card face down, take the dwarf’s token and put the dwarf on an empty place at the open end of a tunnel; a dead end or a tunnel that is cut off will do. You draw no card, so your hand stays one card smaller until the round is over. You can do this even with a broken tool or in prison.",
  "rules.passage_fee.title": "Paying to pass",
  "rules.passage_fee.text": "Nobody can lay a tunnel where a dwarf stands unless somebody pays a nugget to the player who has the token. You may ask another player to pay for you, or ask the owner of the token to let you pass for free; they may refuse. If the token is yours, it costs nothing. Then the dwarf and the token are out until the next round.\n\nA dwarf stays whatever happens to the tunnel beside it. In the base game, if you have only gold cards, you change one for as many nuggets as it shows, and pay with one of them.",
} as const;

export const topics = {
  passage: ["pawn_a", "pawn_b"],
  passage_fee: ["pawn_token_a", "pawn_token_b", "nugget-1"],
};
