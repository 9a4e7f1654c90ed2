#include "games/lost_mines/apply.h"

#include <algorithm>

namespace filon::lost_mines {
namespace {

// LOST-MATCH-12: laying a path card and playing an action card count, discarding does not.
void play_card(Table& table, Seat by) {
  --table.hand_size[by];
  table.last_to_play = by;
}

// A card that everybody sees goes face down onto the discard pile (LOST-ACT-01).
void show_and_discard(Table& table, Seat by, Card card) {
  play_card(table, by);
  table.played.add(index(card));
}

void return_token(Table& table, Across* across) {
  ++table.reserve[static_cast<std::size_t>(across->token)];
  table.forest.take_off(across->token, across->edge);
  table.across.erase(across);
}

// Something has changed that may give the round hope again (LOST-END-07).
void withdraw_all(Table& table) { table.ready = {}; }

}  // namespace

void apply(const Rules& rules, Table& table, const RoundBegan& e) {
  const PerSeat<std::uint16_t> score = table.score;
  const std::uint8_t rounds = e.round == 1 ? static_cast<std::uint8_t>(rules.options.rounds) : table.rounds;
  table = Table{};
  table.score = score;  // LOST-MATCH-10
  table.seats = static_cast<std::uint8_t>(rules.seats);
  table.round = e.round;
  table.rounds = rounds;
  table.first = e.first;
  table.clan = e.clans;
  table.reserve = rules.deck.tokens;
  table.troll.fill(no_card);
  const Board& board = rules.deck.board;
  for (Clan clan : both_clans) {  // LOST-SETUP-05
    const auto of = static_cast<std::size_t>(clan);
    const Card start = rules.deck.starts[of];
    table.forest.lay(board.starts[of], start, Rotation::None, rules.open(start, Rotation::None), Feature::None);
  }
  for (std::size_t i = 0; i < mines; ++i) {
    table.mine[i].at = board.mine_spaces[i];
    table.forest.hide(board.mine_spaces[i]);
  }
  for (Back back : e.backs) table.treasures.push_back({back, nobody, 0});
  int dealt = 0;
  for (int i = 0; i < rules.seats; ++i) {
    table.dwarf[seat(i)] = board.starts[static_cast<std::size_t>(e.clans[seat(i)])];  // LOST-SETUP-20
    table.hand_size[seat(i)] = static_cast<std::uint8_t>(rules.hand_size);
    dealt += rules.hand_size;
  }
  table.pile = static_cast<std::uint8_t>(rules.deck.pile.size() - cards_set_aside - dealt);
}

void apply(const Rules& rules, Table& table, const PathLaid& e) {
  play_card(table, e.by);
  withdraw_all(table);
  table.forest.lay(e.at, e.card, e.rotation, rules.open(e.card, e.rotation), rules.feature(e.card));
}

void apply(const Rules& rules, Table& table, const ToolUsed& e) {
  show_and_discard(table, e.by, e.card);
  withdraw_all(table);
  --table.reserve[static_cast<std::size_t>(rules.token(e.card))];
  table.forest.overcome(e.at);
}

void apply(const Rules& rules, Table& table, const TokenPlaced& e) {
  const Token token = rules.token(e.card);
  if (token == Token::Troll) {  // LOST-TROLL-01
    play_card(table, e.by);
    table.troll[e.by] = e.card;
  } else {
    show_and_discard(table, e.by, e.card);
  }
  --table.reserve[static_cast<std::size_t>(token)];
  table.forest.place(token, e.edge);
  table.across.push_back({e.edge, token, e.by});
}

void apply(const Rules& rules, Table& table, const StormCalled& e) {
  show_and_discard(table, e.by, e.card);
  withdraw_all(table);
  if (table.forest.at(e.at).overcome)  // LOST-STORM-06
    ++table.reserve[static_cast<std::size_t>(tool_for(rules.feature(e.removed)))];
  table.forest.remove(e.at);
  table.played.add(index(e.removed));  // LOST-STORM-07
  // LOST-STORM-09, -10: a token stays as long as a card lies on one side of it.
  const Area cards = table.forest.face_up() | table.forest.hidden_mines();
  for (std::size_t i = table.across.size(); i-- > 0;) {
    Across& across = table.across[i];
    if (!cards.contains(across.edge.one) && !cards.contains(across.edge.other)) return_token(table, &across);
  }
}

void apply(const Rules&, Table& table, const MineLookedAt& e) {
  show_and_discard(table, e.by, e.card);
  Looked& looked = table.looked[e.by];
  looked.mines = static_cast<std::uint8_t>(looked.mines | 1U << e.mine);
}

void apply(const Rules&, Table& table, const TreasureLookedAt& e) {
  show_and_discard(table, e.by, e.card);
  Looked& looked = table.looked[e.by];
  looked.treasures = static_cast<std::uint16_t>(looked.treasures | 1U << e.slot);
}

void apply(const Rules&, Table& table, const DwarfLookedAt& e) {
  show_and_discard(table, e.by, e.card);
  table.looked[e.by].dwarfs.insert(e.whom);
}

void apply(const Rules&, Table& table, const CardsDiscarded& e) {
  table.hand_size[e.by] = static_cast<std::uint8_t>(table.hand_size[e.by] - e.count);
  table.discards[e.by] = static_cast<std::uint8_t>(table.discards[e.by] + e.count);
  table.last_to_discard = e.by;
}

void apply(const Rules&, Table& table, const Trapped& e) {
  --table.hand_size[e.whom];
  ++table.discards[e.whom];
}

void apply(const Rules&, Table& table, const MineRevealed& e) {
  withdraw_all(table);
  table.mine[e.mine].card = e.card;
  table.opening = e.mine;
  table.came_from = e.from;
}

void apply(const Rules& rules, Table& table, const MineTurned& e) {
  const Mine& mine = table.mine[e.mine];
  table.forest.lay(mine.at, mine.card, e.rotation, rules.open(mine.card, e.rotation), Feature::None);
  table.opening = no_mine;
  table.came_from = {};
}

void apply(const Rules&, Table& table, const TreasureTaken& e) {
  withdraw_all(table);
  table.treasures[e.slot].owner = e.by;
}

void apply(const Rules&, Table& table, const TrollLeft& e) {
  table.played.add(index(table.troll[e.by]));
  table.troll[e.by] = no_card;
  // LOST-TROLL-17: only their own; it may have left early.
  Across* const own = std::find_if(table.across.begin(), table.across.end(), [&](const Across& across) {
    return across.token == Token::Troll && across.by == e.by;
  });
  if (own != table.across.end()) return_token(table, own);
}

void apply(const Rules&, Table& table, const ReadySet& e) {
  e.ready ? table.ready.insert(e.by) : table.ready.erase(e.by);
}

void apply(const Rules&, Table& table, const RoundEnded& e) {
  table.question = {};
  table.agenda.clear();
  table.ended = e.because;
  withdraw_all(table);
}

void apply(const Rules&, Table& table, const TreasuresShown& e) {
  for (std::size_t i = 0; i < e.values.size(); ++i) table.treasures[i].value = e.values[i];
}

void apply(const Rules&, Table& table, const LootShared& e) {
  table.loot = e.loot;
  for (int i = 0; i < table.seats; ++i)
    table.score[seat(i)] = static_cast<std::uint16_t>(table.score[seat(i)] + e.loot.won[seat(i)]);
}

void apply(const Rules&, Table& table, const MatchEnded& e) {
  table.question = {};
  table.agenda.clear();
  table.winners = e.winners;
}

// LOST-MATCH-17: nothing of the round before is left.
void apply(const Rules&, Holding& mine, const Dealt& s) {
  mine = {};
  mine.role = s.role;
  mine.hand = s.hand;
}

void apply(const Rules& rules, Table& table, const Told& told) {
  std::visit([&](const auto& event) { apply(rules, table, event); }, told);
}

void apply(const Rules& rules, Holding& mine, const Secret& secret) {
  std::visit([&](const auto& one) { apply(rules, mine, one); }, secret);
}

}  // namespace filon::lost_mines
