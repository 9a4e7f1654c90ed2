#include "games/classic/terminal/card_words.h"

#include <algorithm>
#include <sstream>
#include <vector>

#include <fmt/format.h>

namespace filon::classic::terminal {
namespace {

using classic::Effect;

constexpr std::size_t card_width = 5;
constexpr int pictures_in_row = 8;

std::string sides(Sides open) {
  constexpr std::array<const char*, 4> names{"north", "east", "south", "west"};
  std::vector<std::string> found;
  for (Side side : all_sides)
    if (has(open, side)) found.push_back(names[static_cast<std::size_t>(side)]);
  return fmt::format("{}", fmt::join(found, ", "));
}

std::string tools(const classic::CardKind& kind, std::string_view between) {
  std::vector<std::string_view> found;
  for (classic::Tool tool : classic::all_tools)
    if (kind.has_tool(tool)) found.push_back(name(tool));
  return fmt::format("{}", fmt::join(found, between));
}

// The number of columns a text needs: continuation bytes of UTF-8 do not count.
std::size_t columns(const std::string& text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

std::string padded(const std::string& text, std::size_t width) {
  return text + std::string(width > columns(text) ? width - columns(text) : 0, ' ');
}

// Three lines. A tunnel is drawn as if it were alone on the table.
std::array<std::string, 3> picture(const classic::Rules& rules, Card card, const text::Drawing& how) {
  std::array<std::string, 3> lines;
  const classic::CardKind& kind = rules.deck[card];
  if (kind.effect == Effect::Path) {
    classic::Table alone;
    alone.tunnels.put({}, card, Turned::No, kind.face);
    std::istringstream drawn(text::draw(rules, alone, {.size = text::Drawing::Size::Full, .unicode = how.unicode}));
    for (std::string& line : lines) std::getline(drawn, line);
    return lines;
  }
  std::string_view sign;
  switch (kind.effect) {
    case Effect::Break: sign = "break"; break;
    case Effect::Mend: sign = "mend"; break;
    case Effect::Rockfall: sign = "rock"; break;
    case Effect::Map: sign = "map"; break;
    case Effect::OnPlayer: sign = describe(kind.on_player).sign; break;
    case Effect::Path:
    case Effect::Start:
    case Effect::Treasure:
    case Effect::Stone: break;
  }
  lines[0] = how.unicode ? "┌───┐" : ".---.";
  lines[1] = fmt::format("{:^5}", sign);
  lines[2] = how.unicode ? "└───┘" : "'---'";
  return lines;
}

}  // namespace

std::string role_name(classic::Role role) {
  std::string words(name(role));
  std::replace(words.begin(), words.end(), '_', ' ');
  return words;
}

std::string role_purpose(classic::Role role) {
  switch (role) {
    case classic::Role::Saboteur: return "in secret, keep the others from the treasure until no cards are left";
    case classic::Role::BlueDigger:
      return "reach the treasure before the green team does; blue doors let your team pass, green ones do not";
    case classic::Role::GreenDigger:
      return "reach the treasure before the blue team does; green doors let your team pass, blue ones do not";
    case classic::Role::Boss: return "you win with either team, one nugget less than a digger; doors do not stop you";
    case classic::Role::Profiteer: return "you win with whoever wins, but two nuggets less than they";
    case classic::Role::Geologist: return "you get a nugget for every crystal in the maze, whoever wins";
    case classic::Role::GoldDigger: return "dig from S to the treasure, under one of the goals 0, 1, 2";
    case classic::Role::Unknown: break;
  }
  return "";
}

std::string card_name(const classic::Rules& rules, Card card) {
  const classic::CardKind& kind = rules.deck[card];
  if (kind.effect == Effect::Path) return kind.short_name;
  std::string name = kind.id;
  std::replace(name.begin(), name.end(), '_', ' ');
  return name;
}

std::string card_purpose(const classic::Rules& rules, Card card) {
  const classic::CardKind& kind = rules.deck[card];
  switch (kind.effect) {
    case Effect::Path: {
      bool leads_through = false;
      for (Side side : all_sides) leads_through |= (kind.face.joined(side) & ~bit(side)) != 0;
      std::string feature;
      if (kind.face.ladder() != 0) feature = " with a ladder";
      if (kind.door == classic::Door::Blue) feature = " with a blue door";
      if (kind.door == classic::Door::Green) feature = " with a green door";
      if (kind.crystals > 0) feature = " with a crystal";
      return fmt::format("{}{}, open {}", leads_through || kind.face.ladder() != 0 ? "tunnel" : "dead end", feature,
                         sides(kind.face.open()));
    }
    case Effect::Break: return fmt::format("breaks another player's {}: no digging then", tools(kind, " or "));
    case Effect::Mend: return fmt::format("mends anybody's {}", tools(kind, " or "));
    case Effect::Rockfall: return "rockfall: takes a tunnel card off the board";
    case Effect::Map: return "map: shows you alone one of the goals";
    case Effect::OnPlayer: return std::string(describe(kind.on_player).purpose);
    case Effect::Start:
    case Effect::Treasure:
    case Effect::Stone: break;
  }
  return "";
}

std::string hand_picture(const classic::Rules& rules, std::span<const Card> hand, const text::Drawing& how) {
  std::array<std::string, 4> rows;
  for (std::size_t i = 0; i < hand.size() && i < pictures_in_row; ++i) {
    const auto lines = picture(rules, hand[i], how);
    const std::string label =
        fmt::format("{} {}", i + 1, rules.effect(hand[i]) == Effect::Path ? rules.deck[hand[i]].short_name : "");
    const std::size_t width = std::max(card_width, label.size()) + 3;
    for (std::size_t row = 0; row < 3; ++row) rows[row] += padded(lines[row], width);
    rows[3] += padded(label, width);
  }
  std::string text;
  for (const std::string& row : rows) text += "  " + row + "\n";
  return text;
}

}  // namespace filon::classic::terminal
