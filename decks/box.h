// A box of cards as its file in data/ describes it: which cards there are, how often, and what is printed on them.
// Reading checks everything a file can get wrong, so whoever holds a Box need not check again.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/cell.h"
#include "kernel/result.h"
#include "kernel/side.h"

namespace filon::decks {

// Sides of one card that are connected. With `ladder` the group also has the card's ladder.
struct Joined {
  Sides sides = 0;
  bool ladder = false;
  friend bool operator==(const Joined&, const Joined&) = default;
};

// A path card, a start card or a goal card. A field that is missing in the file is an empty text or 0.
struct PathRow {
  std::string id, short_name;
  Sides open = 0;
  std::vector<Joined> joined;  // disjoint; an open side in no group is a dead end
  std::string feature;         // one word: "ladder", "crystal", "door_blue", "treasure"...; a plain card has none
  int value = 0;               // nuggets in a bag (new goals)
  std::string module;          // the module that brings the card into play
  std::string clan;            // Lost Mines, start cards
  int group = 0;               // Dark Cave, path cards: 1, 2 or 3
  int steps = 0;               // Dark Cave, start and goals: the number of cells to cross
  std::optional<Side> at;      // Dark Cave, group II: the side whose cell has the feature
  Sides over = 0;              // Dark Cave, bridges: the sides joined by the upper passage
  int count = 0;

  // The group with the ladder, or null.
  const Joined* ladder() const;
  friend bool operator==(const PathRow&, const PathRow&) = default;
};

// An action card, or a chest card.
struct ActionRow {
  std::string id, short_name;
  std::string effect;              // one word for each behaviour
  std::vector<std::string> tools;  // effects break and mend
  std::vector<std::string> shows;  // effect secret_info: the two things it may show
  std::string obstacle;            // effect overcome
  std::string symbol;              // effect spider_web
  std::string module;              // the module that brings the card into play
  std::array<int, 3> per_group{};  // Dark Cave: cards in group I, II, III; they add up to count
  int count = 0;
  friend bool operator==(const ActionRow&, const ActionRow&) = default;
};

// A role card. Where there are clans, id is unique and clan and role say what the card shows.
struct RoleRow {
  std::string id, clan, role, module;
  int count = 0;
  friend bool operator==(const RoleRow&, const RoleRow&) = default;
};

// A gold card, or a treasure card (whose back is visible while it lies face down).
struct GoldRow {
  std::string id, back;
  int value = 0;
  int count = 0;
  friend bool operator==(const GoldRow&, const GoldRow&) = default;
};

// Tokens, pawns and other things that are not cards of a deck.
struct PieceRow {
  std::string id, kind, clan, module;
  int value = 0;
  int count = 0;
  friend bool operator==(const PieceRow&, const PieceRow&) = default;
};

// The board of Lost Mines. Its spaces are counted from (0, 0), the north-west corner.
struct Board {
  int columns = 0, rows = 0;
  int slots = 0;               // for treasures, beside the grid
  std::array<Cell, 2> starts;  // of the yellow and of the blue clan
  std::array<Cell, 4> mines;   // m1 to m4
  friend bool operator==(const Board&, const Board&) = default;
};

struct Box {
  std::string box, title;
  std::string game;    // "classic", "dark_cave" or "lost_mines"
  std::string prefix;  // the ids of this box begin with it; the short names do not
  std::vector<PathRow> starts, goals, paths;
  std::vector<ActionRow> actions, chests;
  std::vector<RoleRow> roles;
  std::vector<GoldRow> gold, treasures;
  std::vector<PieceRow> pieces;
  std::optional<Board> board;  // boxes of Lost Mines have one
  friend bool operator==(const Box&, const Box&) = default;
};

// The number of cards in these rows.
template <class Row>
int cards_in(const std::vector<Row>& rows) {
  int sum = 0;
  for (const Row& row : rows) sum += row.count;
  return sum;
}

// `name` is the name of the file in errors.
Result<Box> read_box(std::string_view json, std::string_view name);

}  // namespace filon::decks
