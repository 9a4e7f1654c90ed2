// Right of passage: two dwarfs for hire. The parts are those of base.ts.
export const about = {
  "option.modules.mini_right_of_passage": "Right of passage",
  "option.modules.mini_right_of_passage.line": "Hire a dwarf who blocks a tunnel until somebody pays.",
} as const;

export const table = {
  "card.pawn_a": "Dwarf with a cap",
  "card.pawn_b": "Dwarf with a helmet",
  "card.pawn_token_a": "Token of the dwarf with a cap",
  "card.pawn_token_b": "Token of the dwarf with a helmet",
  "effect.pawn": "No tunnel is laid here unless a nugget is paid to the player who has the token.",
  "effect.pawn_token": "This player hired the dwarf, and gets the nugget that is paid to pass.",
  "told.recruited": "{by} discards a card and hires a dwarf: {pawn}.",
  "told.fee_promised": "{by} agrees to pay.",
  "told.withdrawn": "Nobody pays: {by} takes the card back.",
  "told.nugget_paid": "{by} pays {to} a nugget.",
  "told.nugget_paid.no_to": "{by} pays the dragon a nugget.",
  "told.gold_cashed": "{by} hands in a gold card for nuggets.",
  "told.pawn_left": "A dwarf leaves the maze: {pawn}.",
  "secret.cashed_gold": "You handed in a gold card worth {value} {value|nugget|nuggets}.",
  "refusal.pawn_there": "A dwarf stands there. Somebody must pay a nugget.",
  "refusal.nothing_to_pay": "Nothing is to be paid there.",
  "refusal.no_nugget": "There is no nugget to pay with.",
  "refusal.already_refused": "The others did not want to pay for this in this turn.",
  "refusal.no_pawn_left": "This dwarf cannot be hired any more in this round.",
  "refusal.not_a_free_end": "A dwarf stands on an empty place beside the open end of a tunnel.",
} as const;

export const rules = {
  "rules.passage.title": "Hiring a dwarf",
  "rules.passage.text": "At the start of the match everybody gets a nugget, which counts like any other. Two dwarfs are for hire in each round.\n\nIn your turn, instead of anything else, you may hire one of them: discard a card face down, take the dwarf’s token and put the dwarf on an empty place beside the open end of a tunnel; a dead end or a tunnel that is cut off will do. You draw no card, so your hand stays one card smaller until the round is over. Broken tools and prison do not keep you from it.",
  "rules.passage_fee.title": "Paying to pass",
  "rules.passage_fee.text": "Nobody can lay a tunnel where a dwarf stands unless a nugget is paid to the player who has the token. You may ask another player to pay for you, even the owner of the token to let you pass; they may refuse. If the token is yours, it costs nothing. Then dwarf and token are out until the next round.\n\nA dwarf stays whatever happens to the tunnel beside it. In the base game, whoever has only gold cards hands one in for as many nuggets as it shows, and pays with one of them.",
} as const;

export const topics = {
  passage: ["pawn_a", "pawn_b"],
  passage_fee: ["pawn_token_a", "pawn_token_b", "nugget-1"],
};
