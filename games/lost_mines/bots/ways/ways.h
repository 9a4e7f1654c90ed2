// How far it is from every space to each mine, over paths that lie and paths that may still be laid.
#pragma once

#include "games/lost_mines/table.h"

namespace filon::lost_mines::bots {

// What a step costs, in sixths of a turn.
struct Toll {
  static constexpr int card = 2;          // three cards a turn (LOST-MOVE-01)
  static constexpr int narrow = 3;        // one dwarf at a time: others wait
  static constexpr int hidden_mine = 8;   // a walk ends there, and where it opens is not known
  static constexpr int trap = 4;          // a card, and so a turn less at the end
  static constexpr int troll = 6;         // it stays for one turn (LOST-TROLL-09)
  static constexpr int tool_in_hand = 6;  // to overcome an obstacle
  static constexpr int tool_unseen = 14;  // somebody may have it, or draw it
  static constexpr int no_tool = 40;      // all have been played: only a storm helps
  int empty = 0;                          // somebody must lay a card first
  std::array<int, 3> obstacle{};          // by Token
};
// `hand`: the tools that the seat itself could use; null: as everybody sees it.
Toll toll_at(const Rules&, const Table&, const Holding* hand);

class Ways {
 public:
  // Over this forest, which may differ from the one on the table by an answer that is considered.
  Ways(const Rules&, const Table&, const Forest&, const Toll&);

  // In sixths of a turn; `longest` if there is no way.
  std::size_t sixths(std::size_t mine, Cell from) const { return from_[mine][static_cast<std::size_t>(number(from))]; }
  double turns(std::size_t mine, Cell from) const { return static_cast<double>(sixths(mine, from)) * (1.0 / 6); }
  static constexpr std::size_t longest = 150;

 private:
  struct Kind {
    Area where;
    std::size_t toll;
  };

  void flood(const Rules&, const Forest&, std::size_t mine, Cell at);

  std::array<Area, 4> leaves_;  // by Side: from which spaces a path may lead to this side
  bool has_tokens_ = false;
  Inline<Kind, 8> kinds_;
  std::array<std::array<std::uint8_t, most_spaces>, mines> from_;
};

}  // namespace filon::lost_mines::bots
