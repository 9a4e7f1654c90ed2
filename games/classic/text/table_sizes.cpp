#include "games/classic/text/notes.h"
#include "games/classic/text/table_line.h"

namespace filon::text {
namespace {

using namespace classic;

std::uint8_t size_in(LineReader& line, std::string_view key) {
  const auto text = line.take(key);
  const auto value = number_in(text, 0, 255);
  if (!text.empty() && !value) line.complain(key, "it takes a number");
  return static_cast<std::uint8_t>(value.value_or(0));
}

// Returns the sum.
int sizes_in(LineReader& line, std::string_view key, int most, int seats, PerSeat<std::uint8_t>& sizes) {
  const auto text = line.take(key);
  if (text.empty()) return 0;
  const auto numbers = split(text, ',');
  if (numbers.size() != static_cast<std::size_t>(seats)) return line.complain(key, "it takes one number a seat"), 0;
  int total = 0;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const auto value = number_in(numbers[i], 0, most);
    if (!value) line.complain(key, "it takes numbers up to " + std::to_string(most));
    sizes[seat(static_cast<int>(i))] = static_cast<std::uint8_t>(value.value_or(0));
    total += value.value_or(0);
  }
  return total;
}

// The seats with loose nuggets. Only the owner may know how many (S2-SCORE-46).
std::string has_nuggets(const Table& table) {
  std::vector<std::string> texts;
  for (int i = 0; i < table.seats; ++i)
    if (table.purse[seat(i)].nuggets > 0) texts.push_back(std::to_string(i));
  return joined(texts, ",");
}

void read_has_nuggets(Table& table, LineReader& line) {
  const auto text = line.take("has_nuggets");
  if (text.empty()) return;
  for (const auto part : split(text, ',')) {
    const auto who = number_in(part, 0, table.seats - 1);
    if (!who) return line.complain("has_nuggets", "it takes seats, not " + quoted(part));
    table.purse[seat(*who)].nuggets = 1;
  }
}

}  // namespace

void discard_face_down(Table& table, const PerSeat<std::uint8_t>& counts) {
  for (int i = 0; i < table.seats; ++i) table.discard_face_down(seat(i), counts[seat(i)]);
}

void write_sizes(const Rules& rules, const Table& table, LineWriter& out) {
  out.add("sizes", text_unless_0(table.hand_size, table.seats));
  if (!rules.discards_in_order) out.add("discards", text_unless_0(face_down(table.discard_pile), table.seats));
  out.add("changes", text_unless_0(table.role_changes, table.seats));
  out.add("pile", text_unless_0(table.pile));
  out.add("goldpile", text_unless_0(table.gold_pile));
  out.add("passing", text_unless_0(table.gold_passing));
  out.add("has_nuggets", has_nuggets(table));
}

void read_sizes(const Rules& rules, Table& table, LineReader& line, const Supply& supply) {
  if (table.round == 0) return;
  const int hands = sizes_in(line, "sizes", most_hand, table.seats, table.hand_size);
  PerSeat<std::uint8_t> discards;
  if (sizes_in(line, "discards", most_cards, table.seats, discards) + static_cast<int>(table.discard_pile.size()) >
      most_cards)
    return line.complain("discards", "they are more cards than a deck has");
  discard_face_down(table, discards);
  const int changes = sizes_in(line, "changes", 200, table.seats, table.role_changes);
  const int undealt = rules.role_pool.size() - rules.seats - changes;
  if (undealt < 0) line.complain("changes", "there are not that many roles");
  table.undealt_roles = static_cast<std::uint8_t>(std::max(0, undealt));
  table.pile = size_in(line, "pile");
  table.gold_pile = size_in(line, "goldpile");
  table.gold_passing = size_in(line, "passing");
  read_has_nuggets(table, line);
  const auto hidden = std::count_if(table.discard_pile.begin(), table.discard_pile.end(),
                                    [](const Discarded& one) { return !one.is_face_up(); });
  if (hands + static_cast<int>(hidden) + table.pile + rules.set_aside > supply.cards().size())
    line.complain("sizes", "hands, discards and pile together are more cards than the deck has left");
  int gold = table.gold_pile + table.gold_passing;
  for (int i = 0; i < table.seats; ++i) gold += table.purse[seat(i)].gold_cards;
  if (gold > supply.gold().size()) line.complain("goldpile", "there are more gold cards than the deck has");
}

}  // namespace filon::text
