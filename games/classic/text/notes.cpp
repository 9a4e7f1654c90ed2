#include "games/classic/text/notes.h"

namespace filon::text {
namespace {

constexpr std::string_view role_letters = "?dsbgopey";  // by Role
constexpr std::string_view tool_letters = "plc";        // by Tool
static_assert(role_letters.size() == all_of<classic::Role>().size(), "every role has a letter");
static_assert(tool_letters.size() == classic::all_tools.size());

template <class Enum>
std::optional<Enum> lettered(std::string_view letters, char letter) {
  const std::size_t at = letters.find(letter);
  if (at == std::string_view::npos) return {};
  return static_cast<Enum>(at);
}

const classic::CardKind* kind_of(const classic::Rules& rules, Card card) {
  const auto at = static_cast<std::size_t>(card);
  return at < rules.deck.kinds.size() ? &rules.deck.kinds[at] : nullptr;
}

}  // namespace

std::string_view id_of(const classic::Rules& rules, Card card) {
  const auto* kind = kind_of(rules, card);
  return kind ? std::string_view(kind->id) : "?";
}

std::string_view short_name_of(const classic::Rules& rules, Card card) {
  const auto* kind = kind_of(rules, card);
  return kind ? std::string_view(kind->short_name) : "?";
}

std::string cell_text(Cell at) { return std::to_string(at.x) + "," + std::to_string(at.y); }

std::optional<Cell> take_cell(Reader& reader, int least, int most) {
  reader.skip_blanks();
  const auto x = reader.number(least, most);
  reader.skip_blanks();
  if (!x || !reader.take(',')) return {};
  reader.skip_blanks();
  const auto y = reader.number(least, most);
  if (!y) return {};
  return cell(*x, *y);
}

char role_letter(classic::Role role) { return role_letters[static_cast<std::size_t>(role)]; }
std::optional<classic::Role> role_lettered(char letter) { return lettered<classic::Role>(role_letters, letter); }

char tool_letter(classic::Tool tool) { return tool_letters[static_cast<std::size_t>(tool)]; }
std::optional<classic::Tool> tool_lettered(char letter) { return lettered<classic::Tool>(tool_letters, letter); }

std::optional<classic::Tool> only_tool(const classic::CardKind& kind) {
  std::optional<classic::Tool> only;
  for (classic::Tool tool : classic::all_tools) {
    if (!kind.has_tool(tool)) continue;
    if (only) return {};
    only = tool;
  }
  return only;
}

std::string gold_text(const classic::Gold& gold) {
  std::vector<std::string> values;
  for (int value = classic::Gold::kinds() - 1; value >= 0; --value)
    values.insert(values.end(), static_cast<std::size_t>(gold.count(value)), std::to_string(value));
  return joined(values, ",");
}

std::string text_unless_0(int value) { return value == 0 ? "" : std::to_string(value); }

std::string text_unless_0(const PerSeat<std::uint8_t>& values, int seats) {
  std::vector<std::string> texts;
  bool any = false;
  for (int i = 0; i < seats; ++i) {
    texts.push_back(std::to_string(values[seat(i)]));
    any |= values[seat(i)] != 0;
  }
  return any ? joined(texts, ",") : "";
}

std::string joined(const std::vector<std::string>& parts, std::string_view separator) {
  std::string text;
  for (const std::string& part : parts) {
    if (&part != &parts.front()) text += separator;
    text += part;
  }
  return text;
}

}  // namespace filon::text
