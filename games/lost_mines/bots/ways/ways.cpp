#include "games/lost_mines/bots/ways/ways.h"

namespace filon::lost_mines::bots {
namespace {

// A table of n dwarfs lays cards faster than one of three: the seats share the work, but not all of them want the same.
constexpr int empty_for_all = 15;

int tools_left(const Rules& rules, const Table& table, Token tool) {
  int left = 0;
  for (int kind = rules.path_kinds; kind < rules.pile_kinds; ++kind)
    if (rules.effect(card(kind)) == Effect::Tool && rules.token(card(kind)) == tool)
      left += rules.deck.pile.count(kind) - table.played.count(kind);
  return left;
}

bool is_in_hand(const Rules& rules, const Holding& mine, Token tool) {
  return std::any_of(mine.hand.begin(), mine.hand.end(),
                     [&](Card card) { return rules.effect(card) == Effect::Tool && rules.token(card) == tool; });
}

}  // namespace

Toll toll_at(const Rules& rules, const Table& table, const Holding* hand) {
  Toll toll;
  toll.empty = Toll::card + (empty_for_all + rules.seats / 2) / rules.seats;
  for (Token tool : {Token::Axe, Token::Boat, Token::Rope}) {
    int& cost = toll.obstacle[static_cast<std::size_t>(tool)];
    if (hand && is_in_hand(rules, *hand, tool))
      cost = Toll::tool_in_hand;
    else
      cost = tools_left(rules, table, tool) > 0 ? Toll::tool_unseen : Toll::no_tool;
  }
  return toll;
}

Ways::Ways(const Rules& rules, const Table& table, const Forest& forest, const Toll& toll) {
  const Area cards = forest.face_up() | forest.hidden_mines();
  const Area empty = rules.board.without(cards);
  const auto may_open = [&](Side side) { return forest.open(side) | forest.hidden_mines() | empty; };
  for (Side side : all_sides) {
    leaves_[static_cast<std::size_t>(side)] = may_open(side) & may_open(opposite(side)).moved(opposite(side));
    has_tokens_ = has_tokens_ || !(forest.traps(side) | forest.trolls(side)).empty();
  }
  const auto add = [&](Area where, int cost) {
    if (!where.empty()) kinds_.push_back({where, static_cast<std::size_t>(cost)});
  };
  std::array<Area, 3> obstacles;
  forest.obstacles().for_each(
      [&](Cell at) { obstacles[static_cast<std::size_t>(tool_for(rules.feature(forest.at(at).card)))].insert(at); });
  add(forest.face_up().without(forest.obstacles()).without(forest.narrow()), Toll::card);
  add(forest.narrow(), Toll::narrow);
  add(forest.hidden_mines(), Toll::hidden_mine);
  add(empty, toll.empty);
  for (std::size_t tool = 0; tool < obstacles.size(); ++tool) add(obstacles[tool], toll.obstacle[tool]);
  for (std::size_t mine = 0; mine < mines; ++mine) flood(rules, forest, mine, table.mine[mine].at);
}

// From the mine backwards, one sixth of a turn after the other; all spaces at the same distance at once.
void Ways::flood(const Rules& rules, const Forest& forest, std::size_t mine, Cell at) {
  auto& from = from_[mine];
  from.fill(static_cast<std::uint8_t>(longest));
  std::array<Area, longest + Toll::no_tool + Toll::troll + 1> due{};
  due[0].insert(at);
  Area left = rules.board;
  for (std::size_t far = 0; far < longest && !left.empty(); ++far) {
    const Area now = due[far] & left;
    if (now.empty()) continue;
    left = left.without(now);
    now.for_each([&](Cell space) { from[static_cast<std::size_t>(number(space))] = static_cast<std::uint8_t>(far); });
    for (const Kind& kind : kinds_) {
      const Area part = now & kind.where;
      if (part.empty()) continue;
      const std::size_t then = far + (far == 0 ? std::size_t{Toll::card} : kind.toll);
      for (Side side : all_sides) {
        Area before = part.moved(opposite(side)) & leaves_[static_cast<std::size_t>(side)];
        if (has_tokens_) {
          const Area traps = before & forest.traps(side);
          const Area trolls = before & forest.trolls(side);
          due[then + Toll::trap] = due[then + Toll::trap] | traps;
          due[then + Toll::troll] = due[then + Toll::troll] | trolls;
          before = before.without(traps | trolls);
        }
        due[then] = due[then] | before;
      }
    }
  }
}

}  // namespace filon::lost_mines::bots
