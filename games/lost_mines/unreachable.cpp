#include "games/lost_mines/unreachable.h"

namespace filon::lost_mines {
namespace {

// What may still come out of hands and pile: every card that nobody has seen leave.
struct Available {
  bool path = false;
  bool rebuild = false;  // a storm and then a path
  std::array<bool, 3> tool{};
};

Cards unseen(const Rules& rules, const Table& table) {
  Cards cards = rules.deck.pile;
  cards -= table.played;
  table.forest.face_up().for_each([&](Cell at) {
    const Card card = table.forest.at(at).card;
    if (rules.effect(card) == Effect::Path) cards.take(index(card));
  });
  for (int i = 0; i < table.seats; ++i)
    if (table.troll[seat(i)] != no_card) cards.take(index(table.troll[seat(i)]));
  return cards;
}

Available available(const Rules& rules, const Table& table) {
  int in_play = table.pile;
  for (int i = 0; i < table.seats; ++i) in_play += table.hand_size[seat(i)];
  Available can;
  if (in_play == 0) return can;
  const Cards cards = unseen(rules, table);
  bool storm = false;
  for (int kind = 0; kind < rules.pile_kinds; ++kind) {
    if (cards.count(kind) == 0) continue;
    const Effect effect = rules.effect(card(kind));
    can.path |= effect == Effect::Path;
    storm |= effect == Effect::Storm;
    if (effect == Effect::Tool) can.tool[static_cast<std::size_t>(rules.token(card(kind)))] = true;
  }
  can.rebuild = can.path && storm && in_play >= 2;
  return can;
}

class Search {
 public:
  Search(const Rules& rules, const Table& table)
      : forest_(table.forest), can_(available(rules, table)), fixed_(fixed_cards(rules)) {
    const Area cards = forest_.face_up() | forest_.hidden_mines();
    empty_ = rules.board.without(cards);
    enterable_ = cards.without(forest_.obstacles());
    if (can_.path) enterable_ = enterable_ | empty_;
    forest_.obstacles().for_each([&](Cell at) {
      const Token tool = tool_for(rules.feature(forest_.at(at).card));
      if (can_.rebuild || can_.tool[static_cast<std::size_t>(tool)]) enterable_.insert(at);
    });
  }

  Area from(Cell dwarf) const {
    Area reached(dwarf);
    for (Area before; before != reached;) {
      before = reached;
      for (Side side : all_sides) reached = reached | ((reached & leaves(side)).moved(side) & enterable_);
    }
    return reached;
  }

 private:
  static Area fixed_cards(const Rules& rules) {
    Area fixed;
    for (Cell at : rules.deck.board.starts) fixed.insert(at);
    for (Cell at : rules.deck.board.mine_spaces) fixed.insert(at);
    return fixed;
  }
  // The spaces that a path may lead out of on this side, now or after a card was laid.
  Area may_open(Side side) const {
    Area open = forest_.open(side) | forest_.hidden_mines();
    if (can_.path) open = open | empty_;
    return open;
  }
  Area leaves(Side side) const {
    const Area now = may_open(side) & may_open(opposite(side)).moved(opposite(side));
    if (!can_.rebuild) return now;
    // Every path card may be replaced by another.
    const Area paths = forest_.face_up().without(fixed_);
    return now | paths | paths.moved(opposite(side));
  }

  const Forest& forest_;
  Available can_;
  Area fixed_, empty_, enterable_;
};

}  // namespace

bool is_hopeless(const Rules& rules, const Table& table) {
  std::array<bool, count_of<Back>()> is_left{}, is_revealed{};
  for (const Treasure& treasure : table.treasures)
    if (treasure.is_left()) is_left[static_cast<std::size_t>(treasure.back)] = true;
  for (const Mine& mine : table.mine)
    if (mine.is_face_up()) is_revealed[static_cast<std::size_t>(rules.deck[mine.card].back)] = true;

  // The mines that are of use to somebody.
  Area wanted;
  for (const Mine& mine : table.mine) {
    bool is_wanted = false;
    for (Back back : {Back::Gems, Back::Gold, Back::Silver}) {
      const auto kind = static_cast<std::size_t>(back);
      const bool may_be = mine.is_face_up() ? rules.deck[mine.card].back == back : !is_revealed[kind];
      is_wanted |= is_left[kind] && may_be;
    }
    if (is_wanted) wanted.insert(mine.at);
  }
  const Search search(rules, table);
  for (int i = 0; i < table.seats; ++i) {
    const Cell dwarf = table.dwarf[seat(i)];
    if (table.hand_size[seat(i)] > 0 && !(search.from(dwarf) & wanted).empty()) return false;
    if (rules.options.collect_while_passing && wanted.contains(dwarf)) return false;
  }
  return true;
}

}  // namespace filon::lost_mines
