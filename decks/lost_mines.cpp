#include "decks/lost_mines.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <boost/json.hpp>

#include "decks/words.h"

namespace filon::decks {

namespace json = boost::json;

namespace {

constexpr int most_columns = 15;
constexpr int most_rows = 8;
constexpr int least_slots = 9;  // one for each treasure that is laid out with 9 players
constexpr int most_slots = 12;  // no more treasures than there are
constexpr std::string_view space_takes = "a space, [column, row]";

std::string shown(Cell space) { return "[" + std::to_string(space.x) + ", " + std::to_string(space.y) + "]"; }

// Reads the spaces of a board whose size is known.
class SpaceReader {
 public:
  SpaceReader(const Board& board, Complaint& complaint) : board_(board), complaint_(complaint) {}

  Cell read(const json::value& value, const std::string& where);

 private:
  bool is_inside(std::int64_t column, std::int64_t row) const {
    return column >= 0 && column < board_.columns && row >= 0 && row < board_.rows;
  }
  void take(Cell space, const std::string& where);

  const Board& board_;
  Complaint& complaint_;
  std::vector<std::pair<Cell, std::string>> taken_;  // with the path of its field
};

Cell SpaceReader::read(const json::value& value, const std::string& where) {
  const json::array* pair = value.if_array();
  const std::int64_t* column = pair && pair->size() == 2 ? (*pair)[0].if_int64() : nullptr;
  const std::int64_t* row = pair && pair->size() == 2 ? (*pair)[1].if_int64() : nullptr;
  if (!column || !row) {
    complaint_.about(where, "is not a pair of whole numbers; it takes " + std::string(space_takes));
    return {};
  }
  if (!is_inside(*column, *row)) {
    complaint_.about(where, "[" + std::to_string(*column) + ", " + std::to_string(*row) +
                                "] is outside the grid; it takes a column from 0 to " +
                                std::to_string(board_.columns - 1) + " and a row from 0 to " +
                                std::to_string(board_.rows - 1));
    return {};
  }
  const Cell space{static_cast<std::int8_t>(*column), static_cast<std::int8_t>(*row)};
  take(space, where);
  return space;
}

void SpaceReader::take(Cell space, const std::string& where) {
  for (const auto& [other, place] : taken_) {
    if (other != space) continue;
    complaint_.about(where, shown(space) + " is also " + place + "; it takes a space of its own");
  }
  taken_.emplace_back(space, where);
}

void read_starts(const Fields& fields, SpaceReader& spaces, Board& board, Complaint& complaint) {
  const json::value* value = fields.find("starts");
  if (!value) {
    fields.complain("starts", "is missing; it takes a space for each of " + listed(clan_words()));
    return;
  }
  const Fields starts(*value, fields.where("starts"), complaint);
  starts.take_only(clan_words());
  for (std::size_t clan = 0; clan < board.starts.size(); ++clan) {
    const std::string_view name = clan_words()[clan];
    const json::value* space = starts.find(name);
    if (space) {
      board.starts[clan] = spaces.read(*space, starts.where(name));
    } else {
      starts.complain(name, "is missing; it takes " + std::string(space_takes));
    }
  }
}

void read_mines(const Fields& fields, SpaceReader& spaces, Board& board) {
  const auto mines = fields.array("mines", Need::Must, "a list of four spaces");
  if (mines.size() != board.mines.size()) {
    fields.complain("mines", "has " + std::to_string(mines.size()) + " spaces; it takes four");
    return;
  }
  for (std::size_t i = 0; i < mines.size(); ++i) {
    board.mines[i] = spaces.read(mines[i], fields.where("mines") + "[" + std::to_string(i) + "]");
  }
}

// LOST-SETUP-31
void check_totals(const Box& box, Complaint& complaint) {
  const auto check = [&](std::string_view section, int found, int due, std::string_view things) {
    if (found == due) return;
    complaint.about(section, "adds up to " + std::to_string(found) + "; it takes " + std::to_string(due) + " " +
                                 std::string(things));
  };
  check("paths", cards_in(box.paths), 40, "path cards");
  check("actions", cards_in(box.actions), 23, "action cards");
  check("starts", cards_in(box.starts), 2, "start cards");
  check("goals", cards_in(box.goals), 4, "mines");
  check("treasures", cards_in(box.treasures), 12, "treasures");
  check("roles", cards_in(box.roles), 10, "dwarf cards");
  int forest = 0;
  for (const PieceRow& piece : box.pieces) forest += piece.kind == "forest" ? piece.count : 0;
  check("pieces", forest, 14, "forest tokens");
}

// LOST-SETUP-34
void check_kinds_of_mines(const Box& box, Complaint& complaint) {
  for (std::string_view kind : {"gems", "gold", "silver", "dragon"}) {
    int mines = 0;
    for (const PathRow& mine : box.goals) mines += mine.feature == kind ? mine.count : 0;
    if (mines != 1) {
      complaint.about("goals", "has " + std::to_string(mines) + " mines of " + std::string(kind) +
                                   "; it takes one each of gems, gold, silver, dragon");
    }
  }
}

// LOST-SETUP-33: upright or turned, a mine is open towards whoever arrives.
void check_shapes_of_mines(const Box& box, Complaint& complaint) {
  constexpr Sides all = 0xF;
  for (std::size_t i = 0; i < box.goals.size(); ++i) {
    const Sides open = box.goals[i].open;
    if ((open | turned(open)) == all) continue;
    complaint.about("goals[" + std::to_string(i) + "].open",
                    "is closed towards a side however the mine is turned; it takes N or S, and E or W");
  }
}

// LOST-SETUP-36
void check_clans(const Box& box, Complaint& complaint) {
  struct Due {
    std::string_view role;
    int cards;
  };
  for (std::string_view clan : clan_words()) {
    int starts = 0;
    for (const PathRow& start : box.starts) starts += start.clan == clan ? start.count : 0;
    if (starts != 1) complaint.about("starts", "has not one card of each clan; it takes one yellow and one blue");
    for (const Due& due : {Due{"loyal", 3}, Due{"selfish", 1}, Due{"saboteur", 1}}) {
      int cards = 0;
      for (const RoleRow& row : box.roles) cards += row.clan == clan && row.role == due.role ? row.count : 0;
      if (cards == due.cards) continue;
      complaint.about("roles", "has " + std::to_string(cards) + " " + std::string(due.role) + " cards of " +
                                   std::string(clan) + "; it takes 3 loyal, 1 selfish and 1 saboteur of each clan");
    }
  }
}

}  // namespace

Board read_board(const Fields& file, Complaint& complaint) {
  static constexpr std::string_view names[] = {"columns", "rows", "slots", "starts", "mines"};
  const json::value* value = file.find("board");
  if (!value) {
    file.complain("board", "is missing; it takes an object with " + listed(names));
    return {};
  }
  const Fields fields(*value, "board", complaint);
  fields.take_only(names);
  Board board;
  board.columns = fields.number("columns", Need::Must, 1, most_columns);
  board.rows = fields.number("rows", Need::Must, 1, most_rows);
  board.slots = fields.number("slots", Need::Must, least_slots, most_slots);
  SpaceReader spaces(board, complaint);
  read_starts(fields, spaces, board, complaint);
  read_mines(fields, spaces, board);
  return board;
}

void check_lost_mines(const Box& box, Complaint& complaint) {
  check_totals(box, complaint);
  check_kinds_of_mines(box, complaint);
  check_shapes_of_mines(box, complaint);
  check_clans(box, complaint);
}

}  // namespace filon::decks
