// Treasure chests: four lie in the maze. The parts are those of base.ts.
export const about = {
  "option.modules.mini_treasure_chests": "Treasure chests",
  "option.chests.square": "Square",
  "option.chests.wide": "Wide",
  "option.chests.gate": "In a row",
} as const;

export const choosing = {
  "option.modules.mini_treasure_chests.line": "Four chests in the maze: dig there and see what you get.",
  "option.chests.square.line": "Close together in the middle.",
  "option.chests.wide.line": "Far apart: two near the start, two near the goals.",
  "option.chests.gate.line": "In a row in front of the goals.",
} as const;

export const table = {
  "card.chest_nugget": "A nugget",
  "effect.chest_nugget": "Take a nugget; in the base game, a gold card worth one nugget.",
  "card.chest_map_ban": "No more maps",
  "effect.chest_map_ban": "Nobody can look at a goal with a map any more in this round.",
  "card.chest_skip_draw": "Draw no card",
  "effect.chest_skip_draw": "You draw no card at the end of this turn.",
  "card.chest_extra_draw": "Draw an extra card",
  "effect.chest_extra_draw": "You draw one more card at the end of this turn.",
  "card.chest_push_goal": "Move a goal away",
  "effect.chest_push_goal": "Move a face-down goal one place further from the start.",
  "card.chest_steal_card": "Steal a card",
  "effect.chest_steal_card": "Instead of drawing, take a card from another player’s hand without looking.",
  "card.chest_draw3": "Draw three, keep one",
  "effect.chest_draw3": "At the end of this turn you draw three cards, keep one and discard the others.",
  "card.chest_inspect": "Look at a role",
  "effect.chest_inspect": "Look at another player’s role in secret.",
  "card.chest_search_discard": "Search the discard pile",
  "effect.chest_search_discard": "Instead of drawing, keep one of five cards from the shuffled discard pile.",
  "card.chest_mill5": "Five cards are lost",
  "effect.chest_mill5": "The top five cards of the pile are discarded without anybody seeing them.",
  "told.chest_peeked": "{by} looks into chest {chest}.",
  "told.black_path_turned.placed": "The tunnel over chest {chest} is turned face up.",
  "told.chest_opened": "{by} opens chest {chest}: {card}.",
  "told.chest_shown": "Chest {chest} is revealed: {card}.",
  "told.goal_pushed": "{by} moves goal {goal} away from the start.",
  "told.role_inspected": "{by} looks at {whom}’s role.",
  "told.hand_robbed": "{by} takes a card from {from}’s hand.",
  "told.discards_shuffled": "The discard pile is shuffled.",
  "told.cards_milled": "{count} {count|card|cards} from the pile {count|is|are} discarded face down.",
  "told.several_drawn": "{by} draws {count} {count|card|cards} and will keep one.",
  "told.card_kept": "{by} keeps a card.",
  "told.gold_cards_taken": "{by} takes {cards} gold {cards|card|cards}.",
  "told.gold_cards_taken.one_nugget": "{by} takes a gold card worth 1 nugget.",
  "secret.chest_seen": "You saw what is in chest {chest}: {card}.",
  "refusal.maps_banned": "Maps cannot show goals any more in this round.",
  "refusal.no_such_chest": "There is no such chest.",
  "refusal.chest_open": "This chest is no longer closed.",
  "refusal.not_reached": "Nobody has reached that.",
  "refusal.cannot_be_pushed": "This goal cannot be moved away.",
  "refusal.empty_hand": "That player has no cards.",
} as const;

export const rules = {
  "rules.chests.title": "Four chests",
  "rules.chests.text": "In each round four chest cards lie in the maze, each under a tunnel card with a black back; the other chests and tunnels stay out, and nobody sees them. No tunnel can be laid on a closed chest. It matches every tunnel, but none leads through it.",
  "rules.chest_opening.title": "Opening a chest",
  "rules.chest_opening.text": "When you link a closed chest with the start, you must open it, whatever your role. First its tunnel is turned face up and laid so that it fits as well as possible; then the chest is turned face up and does what it says. Then comes what that tunnel reaches, and that counts as reached by you, too.",
  "rules.chest_now.title": "What a chest does right away",
  "rules.chest_now.text": "A nugget: take a nugget; in the base game, a gold card worth one nugget, if there still is one.\n\nNo more maps: until the round is over nobody can look at goals with a map, only at chests.\n\nMove a goal away: move a face-down goal one place to the right, if that place is empty.\n\nLook at a role: look at another player’s role in secret.\n\nSearch the discard pile: it is shuffled, you look at its top five cards and keep one; you draw no card in this turn.\n\nFive cards are lost: the top five cards of the pile are discarded unseen.",
  "rules.chest_draw.title": "What a chest does when you draw",
  "rules.chest_draw.text": "Draw no card: you draw nothing at the end of this turn, and your hand stays one card smaller.\n\nDraw an extra card: you draw one more card, and your hand stays one card larger.\n\nSteal a card: instead of drawing, take a card from another player’s hand without looking. That player does not draw a new one.\n\nDraw three, keep one: you look at three cards instead of drawing one, keep one and discard the others face down.\n\nIf you open several chests in one turn, all of them count; but if one says you draw no card, you draw nothing.",
  "rules.chest_map.title": "Maps and rockfalls",
  "rules.chest_map.text": "With a map you may look at a closed chest instead of a goal: in secret you see both the chest and its tunnel.\n\nA rockfall can remove the tunnel of a chest. If it is still face down, the chest is lost with it; nobody sees either, and nothing happens.",
} as const;

export const topics = {
  chests: ["chest_path_nesw", "chest_path_new"],
  chest_opening: [],
  chest_now: ["chest_nugget", "chest_map_ban", "chest_push_goal", "chest_inspect", "chest_search_discard", "chest_mill5"],
  chest_draw: ["chest_skip_draw", "chest_extra_draw", "chest_steal_card", "chest_draw3"],
  chest_map: [],
};
