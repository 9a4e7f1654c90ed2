#include "decks/box.h"

#include <algorithm>
#include <map>
#include <utility>

#include <boost/json.hpp>

#include "decks/fields.h"
#include "decks/lost_mines.h"
#include "decks/words.h"

namespace filon::decks {

namespace json = boost::json;

namespace {

constexpr int most_cards = 40;
constexpr int most_pieces = 99;
constexpr std::string_view side_letters = "NESW";

int how_many(Sides sides) {
  int count = 0;
  for (Side side : all_sides) count += has(sides, side) ? 1 : 0;
  return count;
}

// Reads "NES" or, where a ladder may stand, "NESL". Complains and returns no sides when the text is wrong.
Joined read_sides(const std::string& text, bool may_have_ladder, const std::string& where, Complaint& complaint) {
  const std::string letters = may_have_ladder ? "NESWL" : "NESW";
  if (text.find_first_not_of(letters) != std::string::npos) {
    complaint.about(where, quoted(text) + " has a letter that is not a side; it takes letters of " + letters);
    return {};
  }
  Joined joined;
  std::size_t last = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const std::size_t letter = letters.find(text[i]);
    if (i > 0 && letter <= last) {
      complaint.about(where, quoted(text) + " repeats a letter or has them out of order; it takes letters of " +
                                 letters + " in this order, each once");
      return {};
    }
    last = letter;
    if (letter < side_letters.size()) {
      joined.sides = static_cast<Sides>(joined.sides | bit(all_sides[letter]));
    } else {
      joined.ladder = true;
    }
  }
  return joined;
}

class BoxReader {
 public:
  explicit BoxReader(Complaint& complaint) : complaint_(complaint) {}

  Box read(const json::value& value);

 private:
  template <class Row>
  std::vector<Row> rows(const Fields& file, std::string_view section,
                        Row (BoxReader::*read_row)(const Fields&, std::string_view));

  PathRow path(const Fields& row, std::string_view section);
  ActionRow action(const Fields& row, std::string_view section);
  RoleRow role(const Fields& row, std::string_view section);
  GoldRow gold(const Fields& row, std::string_view section);
  PieceRow piece(const Fields& row, std::string_view section);

  Sides open_sides(const Fields& row);
  std::vector<Joined> joined_sides(const Fields& row, Sides open);
  void check_ladder(const Fields& row, const PathRow& path);
  void read_cave_path(const Fields& row, std::string_view section, PathRow& path);
  std::vector<std::string> words(const Fields& row, std::string_view field, Words allowed);
  std::array<int, 3> per_group(const Fields& row, int count);

  std::string unique_id(const Fields& row) { return unique(row, "id", ids_); }
  std::string unique_short(const Fields& row) { return unique(row, "short", shorts_); }
  std::string unique(const Fields& row, std::string_view field, std::map<std::string, std::string>& seen);

  std::string module_of(const Fields& row) {
    return words_->has_modules ? row.name("module", Need::May) : row.word("module", Need::May, {});
  }

  void refuse_foreign_sections(const Fields& file);
  void check_totals(const Fields& file, const Box& box);

  bool is_cave() const { return words_->game == "dark_cave"; }

  Complaint& complaint_;
  const GameWords* words_ = nullptr;
  std::map<std::string, std::string> ids_, shorts_;  // to the path of the field
};

Box BoxReader::read(const json::value& value) {
  static constexpr std::string_view fields[] = {"$schema",   "box",    "title",  "game",    "prefix", "totals",
                                                "starts",    "goals",  "paths",  "actions", "roles",  "gold",
                                                "treasures", "chests", "pieces", "board"};
  const Fields file(value, "", complaint_);
  file.take_only(fields);
  if (file.has("$schema")) file.text("$schema", Need::May, "the address of a schema");

  Box box;
  box.box = file.name("box", Need::Must);
  box.title = file.text("title", Need::Must, "the title of the box");
  box.game = file.word("game", Need::Must, game_names());
  if (file.has("prefix")) box.prefix = file.name("prefix", Need::May);
  if (complaint_.is_made()) return box;

  words_ = &words_of(box.game);
  refuse_foreign_sections(file);
  box.starts = rows(file, "starts", &BoxReader::path);
  box.goals = rows(file, "goals", &BoxReader::path);
  box.paths = rows(file, "paths", &BoxReader::path);
  box.actions = rows(file, "actions", &BoxReader::action);
  box.roles = rows(file, "roles", &BoxReader::role);
  box.gold = rows(file, "gold", &BoxReader::gold);
  box.treasures = rows(file, "treasures", &BoxReader::gold);
  box.chests = rows(file, "chests", &BoxReader::action);
  box.pieces = rows(file, "pieces", &BoxReader::piece);
  if (!complaint_.is_made()) check_totals(file, box);
  if (box.game == "lost_mines" && !complaint_.is_made()) {
    box.board = read_board(file, complaint_);
    check_lost_mines(box, complaint_);
  }
  return box;
}

void BoxReader::refuse_foreign_sections(const Fields& file) {
  struct Home {
    std::string_view section, game;
  };
  for (const Home& home : {Home{"gold", "classic"}, Home{"chests", "classic"}, Home{"treasures", "lost_mines"},
                           Home{"board", "lost_mines"}}) {
    if (file.has(home.section) && home.game != words_->game) {
      file.complain(home.section, "is a section of " + std::string(home.game) + "; it takes nothing in this game");
    }
  }
}

template <class Row>
std::vector<Row> BoxReader::rows(const Fields& file, std::string_view section,
                                 Row (BoxReader::*read_row)(const Fields&, std::string_view)) {
  std::vector<Row> rows;
  for (const json::value& value : file.array(section, Need::May, "a list of rows")) {
    const Fields row(value, std::string(section) + "[" + std::to_string(rows.size()) + "]", complaint_);
    rows.push_back((this->*read_row)(row, section));
    if (complaint_.is_made()) break;
  }
  return rows;
}

PathRow BoxReader::path(const Fields& row, std::string_view section) {
  static constexpr std::string_view fields[] = {"id",     "short", "group", "open", "joined", "feature", "value",
                                                "module", "clan",  "steps", "at",   "over",   "count"};
  row.take_only(fields);
  PathRow path;
  path.id = unique_id(row);
  path.short_name = unique_short(row);
  path.open = open_sides(row);
  path.joined = joined_sides(row, path.open);
  path.feature = row.word("feature", Need::May, words_->features);
  check_ladder(row, path);
  path.value = row.number("value", Need::May, 1, 9);
  path.module = module_of(row);
  path.clan = row.word("clan", Need::May, words_->clans);
  read_cave_path(row, section, path);
  path.count = row.number("count", Need::Must, 1, most_cards);
  return path;
}

Sides BoxReader::open_sides(const Fields& row) {
  const std::string text = row.text("open", Need::Must, "letters of NESW");
  return read_sides(text, false, row.where("open"), complaint_).sides;
}

std::vector<Joined> BoxReader::joined_sides(const Fields& row, Sides open) {
  std::vector<Joined> groups;
  Sides taken = 0;
  for (const json::value& value : row.array("joined", Need::Must, "a list of groups of sides")) {
    const std::string where = row.where("joined") + "[" + std::to_string(groups.size()) + "]";
    const json::string* found = value.if_string();
    if (!found) {
      complaint_.about(where, "is not a text; it takes letters of NESWL");
      break;
    }
    const std::string text(found->data(), found->size());
    const Joined group = read_sides(text, true, where, complaint_);
    if (complaint_.is_made()) break;
    const bool second_ladder =
        group.ladder && std::any_of(groups.begin(), groups.end(), [](const Joined& other) { return other.ladder; });
    if ((group.sides & ~open) != 0) {
      complaint_.about(where, quoted(text) + " has a side that is not open; it takes open sides");
    } else if ((group.sides & taken) != 0) {
      complaint_.about(where, quoted(text) + " has a side of another group; it takes sides that no other group has");
    } else if (group.sides == 0 || (how_many(group.sides) == 1 && !group.ladder)) {
      complaint_.about(where, quoted(text) + " joins nothing; it takes two sides or more, or a side and L");
    } else if (second_ladder) {
      complaint_.about(where, quoted(text) + " is a second ladder; it takes an L in one group only");
    }
    taken = static_cast<Sides>(taken | group.sides);
    groups.push_back(group);
  }
  return groups;
}

void BoxReader::check_ladder(const Fields& row, const PathRow& path) {
  if (path.ladder() && path.feature != "ladder") {
    row.complain("feature", "is not a ladder, but a group of joined has an L; it takes ladder");
  }
  if (!path.ladder() && path.feature == "ladder") {
    row.complain("joined", "has no L, but the feature is a ladder; it takes an L in the group with the ladder");
  }
}

// The fields of Dark Cave, where dwarfs walk from cell to cell (see 2.5 and 3.4 of docs/rules/dark-cave.md).
void BoxReader::read_cave_path(const Fields& row, std::string_view section, PathRow& path) {
  static constexpr std::string_view groups[] = {"I", "II", "III"};
  static constexpr std::string_view sides[] = {"N", "E", "S", "W"};
  static constexpr std::string_view axes[] = {"EW", "NS"};
  if (!is_cave()) {
    for (std::string_view field : {"group", "steps", "at", "over"}) {
      if (row.has(field)) row.complain(field, "is a field of dark_cave; it takes nothing in this game");
    }
    return;
  }
  const bool is_path = section == "paths";
  const std::string group = row.word("group", is_path ? Need::Must : Need::May, is_path ? Words(groups) : Words());
  path.group = group.empty() ? 0 : static_cast<int>(group.size());
  if (is_path && row.has("steps")) {
    row.complain("steps", "follows from the group of a path card; it takes nothing here");
  } else if (!is_path) {
    path.steps = row.number("steps", Need::Must, 1, 3);
  }

  const bool spot_needed = path.group == 2 && how_many(path.open) > 1 &&
                           (path.feature == "abyss" || path.feature == "ladder" || path.feature == "gold_vein");
  const std::string at = row.word("at", spot_needed ? Need::Must : Need::May, spot_needed ? Words(sides) : Words());
  if (spot_needed && at.size() == 1 && !complaint_.is_made()) {
    path.at = all_sides[side_letters.find(at[0])];
    if (!has(path.open, *path.at)) row.complain("at", quoted(at) + " is not open; it takes an open side");
  }

  const bool is_bridge = path.feature == "bridge";
  const std::string over = row.word("over", is_bridge ? Need::Must : Need::May, is_bridge ? Words(axes) : Words());
  if (is_bridge && !complaint_.is_made()) {
    path.over = read_sides(over, false, row.where("over"), complaint_).sides;
    const auto is_upper = [&](const Joined& passage) { return passage.sides == path.over; };
    if (std::none_of(path.joined.begin(), path.joined.end(), is_upper)) {
      row.complain("over", quoted(over) + " is not a group of joined; it takes one of them");
    }
  }
}

ActionRow BoxReader::action(const Fields& row, std::string_view section) {
  static constexpr std::string_view fields[] = {"id",       "short",  "effect", "tools",  "shows",
                                                "obstacle", "symbol", "module", "groups", "count"};
  static constexpr std::string_view chest_fields[] = {"id", "short", "effect", "module", "count"};
  const bool is_chest = section == "chests";
  row.take_only(is_chest ? Words(chest_fields) : Words(fields));
  ActionRow action;
  action.id = unique_id(row);
  action.short_name = unique_short(row);
  if (!is_chest && action.short_name.size() > 5) {
    row.complain("short", quoted(action.short_name) + " is too long; it takes at most 5 letters");
  }
  action.effect = is_chest ? row.word("effect", Need::Must, chest_words()) : row.name("effect", Need::Must);

  // Each of these fields is required by some effects and not allowed with the others.
  const auto belongs = [&](std::string_view field, bool here) {
    if (!here && row.has(field)) {
      row.complain(field, "does not belong to the effect " + action.effect + "; it takes nothing here");
    }
    return here;
  };
  if (belongs("tools", action.effect == "break" || action.effect == "mend")) {
    action.tools = words(row, "tools", tool_words());
  }
  if (belongs("shows", action.effect == "secret_info")) {
    action.shows = words(row, "shows", shown_words());
    // LOST-SETUP-35
    if (action.shows.size() != 2) row.complain("shows", "is not a pair; it takes two of " + listed(shown_words()));
  }
  if (belongs("obstacle", action.effect == "overcome")) {
    action.obstacle = row.word("obstacle", Need::Must, obstacle_words());
  }
  if (belongs("symbol", action.effect == "spider_web")) {
    action.symbol = row.word("symbol", Need::Must, symbol_words());
  }
  action.module = module_of(row);
  action.count = row.number("count", Need::Must, 1, most_cards);
  if (is_cave()) {
    action.per_group = per_group(row, action.count);
  } else if (row.has("groups")) {
    row.complain("groups", "is a field of dark_cave; it takes nothing in this game");
  }
  return action;
}

std::vector<std::string> BoxReader::words(const Fields& row, std::string_view field, Words allowed) {
  std::vector<std::string> words;
  const std::string takes = "a list of some of " + listed(allowed) + ", each once";
  for (const json::value& value : row.array(field, Need::Must, takes)) {
    const json::string* text = value.if_string();
    const std::string word = text ? std::string(text->data(), text->size()) : "";
    if (!text) {
      row.complain(field, "has an item that is not a text; it takes " + takes);
    } else if (std::find(allowed.begin(), allowed.end(), word) == allowed.end()) {
      row.complain(field, quoted(word) + " is unknown; it takes " + takes);
    } else if (std::find(words.begin(), words.end(), word) != words.end()) {
      row.complain(field, quoted(word) + " is there twice; it takes " + takes);
    }
    words.push_back(word);
  }
  if (words.empty()) row.complain(field, "is empty; it takes " + takes);
  return words;
}

std::array<int, 3> BoxReader::per_group(const Fields& row, int count) {
  static constexpr std::string_view names[] = {"I", "II", "III"};
  const json::value* value = row.find("groups");
  if (!value) {
    row.complain("groups", "is missing; it takes the number of cards in I, II and III");
    return {};
  }
  const Fields groups(*value, row.where("groups"), complaint_);
  groups.take_only(names);
  std::array<int, 3> per_group{};
  int sum = 0;
  for (std::size_t i = 0; i < per_group.size(); ++i) {
    per_group[i] = groups.number(names[i], Need::Must, 0, most_cards);
    sum += per_group[i];
  }
  if (sum != count) {
    row.complain("groups", "adds up to " + std::to_string(sum) + "; it takes numbers that add up to the count, " +
                               std::to_string(count));
  }
  return per_group;
}

RoleRow BoxReader::role(const Fields& row, std::string_view) {
  static constexpr std::string_view fields[] = {"id", "clan", "role", "module", "count"};
  row.take_only(fields);
  const Need need_clan = words_->clans.empty() ? Need::May : Need::Must;
  RoleRow role;
  role.id = unique_id(row);
  role.clan = row.word("clan", need_clan, words_->clans);
  role.role = row.word("role", need_clan, words_->roles);
  role.module = module_of(row);
  role.count = row.number("count", Need::Must, 1, most_cards);
  return role;
}

GoldRow BoxReader::gold(const Fields& row, std::string_view section) {
  static constexpr std::string_view fields[] = {"id", "back", "value", "count"};
  const bool is_treasure = section == "treasures";
  row.take_only(fields);
  GoldRow gold;
  gold.id = unique_id(row);
  gold.back = row.word("back", is_treasure ? Need::Must : Need::May, is_treasure ? back_words() : Words());
  gold.value = row.number("value", Need::Must, 1, 9);
  gold.count = row.number("count", Need::Must, 1, most_cards);
  return gold;
}

PieceRow BoxReader::piece(const Fields& row, std::string_view) {
  static constexpr std::string_view fields[] = {"id", "kind", "clan", "module", "value", "count"};
  row.take_only(fields);
  PieceRow piece;
  piece.id = unique_id(row);
  piece.kind = row.word("kind", Need::Must, words_->pieces);
  piece.clan = row.word("clan", Need::May, words_->clans);
  piece.module = module_of(row);
  piece.value = row.number("value", Need::May, 1, 9);
  piece.count = row.number("count", Need::Must, 1, most_pieces);
  return piece;
}

std::string BoxReader::unique(const Fields& row, std::string_view field, std::map<std::string, std::string>& seen) {
  std::string name = row.name(field, Need::Must);
  if (complaint_.is_made()) return name;
  const auto [place, is_new] = seen.emplace(name, row.where(field));
  if (!is_new) {
    row.complain(field, quoted(name) + " is also " + place->second + "; it takes a name that no other row has");
  }
  return name;
}

void BoxReader::check_totals(const Fields& file, const Box& box) {
  static constexpr std::string_view fields[] = {"starts", "goals",          "paths",           "actions",
                                                "roles",  "gold",           "treasures",       "chests",
                                                "pieces", "paths_by_group", "actions_by_group"};
  static constexpr std::string_view groups[] = {"I", "II", "III"};
  const json::value* value = file.find("totals");
  if (!value) return;
  const Fields totals(*value, "totals", complaint_);
  totals.take_only(fields);

  const auto check = [](const Fields& in, std::string_view field, int sum) {
    if (!in.has(field)) return;
    const int total = in.number(field, Need::Must, 0, 999);
    if (total != sum) {
      in.complain(field, std::to_string(total) + " is not the sum of the counts, which is " + std::to_string(sum) +
                             "; it takes that sum");
    }
  };
  check(totals, "starts", cards_in(box.starts));
  check(totals, "goals", cards_in(box.goals));
  check(totals, "paths", cards_in(box.paths));
  check(totals, "actions", cards_in(box.actions));
  check(totals, "roles", cards_in(box.roles));
  check(totals, "gold", cards_in(box.gold));
  check(totals, "treasures", cards_in(box.treasures));
  check(totals, "chests", cards_in(box.chests));

  if (const json::value* found = totals.find("pieces")) {
    const Fields pieces(*found, "totals.pieces", complaint_);
    pieces.take_only(words_->pieces);
    for (std::string_view kind : words_->pieces) {
      int sum = 0;
      for (const PieceRow& piece : box.pieces) sum += piece.kind == kind ? piece.count : 0;
      check(pieces, kind, sum);
    }
  }
  if (const json::value* found = totals.find("paths_by_group")) {
    const Fields by_group(*found, "totals.paths_by_group", complaint_);
    by_group.take_only(groups);
    for (int group = 1; group <= 3; ++group) {
      int sum = 0;
      for (const PathRow& path : box.paths) sum += path.group == group ? path.count : 0;
      check(by_group, groups[group - 1], sum);
    }
  }
  if (const json::value* found = totals.find("actions_by_group")) {
    const Fields by_group(*found, "totals.actions_by_group", complaint_);
    by_group.take_only(groups);
    for (std::size_t group = 0; group < 3; ++group) {
      int sum = 0;
      for (const ActionRow& action : box.actions) sum += action.per_group[group];
      check(by_group, groups[group], sum);
    }
  }
}

}  // namespace

const Joined* PathRow::ladder() const {
  for (const Joined& sides : joined) {
    if (sides.ladder) return &sides;
  }
  return nullptr;
}

Result<Box> read_box(std::string_view text, std::string_view name) {
  Complaint complaint(name);
  const json::value file = parse_json(text, complaint);
  if (complaint.is_made()) return Error{complaint.sentence()};
  Box box = BoxReader(complaint).read(file);
  if (complaint.is_made()) return Error{complaint.sentence()};
  return box;
}

}  // namespace filon::decks
