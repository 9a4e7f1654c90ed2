// Small signs that all notations share: cards, cells, roles, gold. "?" means unknown.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/classic/table.h"
#include "games/classic/text/reader.h"

namespace filon::text {

std::string_view id_of(const classic::Rules&, Card);          // "b-nes"
std::string_view short_name_of(const classic::Rules&, Card);  // "nes"

std::string cell_text(Cell);  // "3,0"
std::optional<Cell> take_cell(Reader&, int least = -farthest, int most = farthest);

// "3,-1/3,1".
template <class Cells>
std::string cells_text(const Cells& cells) {
  std::string text;
  for (Cell at : cells) text += (text.empty() ? "" : "/") + cell_text(at);
  return text;
}
// Returns false if the text is not a list of so few cells.
template <class Cells>
bool take_cells(std::string_view text, Cells& cells) {
  Reader in(text);
  do {
    const auto at = take_cell(in);
    if (!at || cells.size() == Cells::capacity()) return false;
    cells.push_back(*at);
  } while (in.take('/'));
  return in.done();
}

// By Winners.
inline constexpr std::string_view winners_letters = "ndsbgtopxy";

char role_letter(classic::Role);
std::optional<classic::Role> role_lettered(char);

char tool_letter(classic::Tool);
std::optional<classic::Tool> tool_lettered(char);
std::optional<classic::Tool> only_tool(const classic::CardKind&);

std::string gold_text(const classic::Gold&);  // "3,2,1", highest first

// Empty if all values are 0, because positions omit them.
std::string text_unless_0(int);
std::string text_unless_0(const PerSeat<std::uint8_t>&, int seats);  // "6,6,5"

std::string joined(const std::vector<std::string>& parts, std::string_view separator);

}  // namespace filon::text
