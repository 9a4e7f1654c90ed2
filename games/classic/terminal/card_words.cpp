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

// On the picture of a card that is no tunnel.
std::string_view sign(const classic::CardKind& kind) {
  switch (kind.effect) {
    case Effect::Break: return "break";
    case Effect::Mend: return "mend";
    case Effect::Rockfall: return "rock";
    case Effect::Map: return "map";
    case Effect::GoalSwap: return "goals";
    case Effect::ForgottenTreasure: return "find";
    case Effect::Veto: return "veto";
    case Effect::DirectionChange: return "turn";
    case Effect::Scout: return "scout";
    case Effect::Diversion: return "move";
    case Effect::OnPlayer: return describe(kind.on_player).sign;
    case Effect::Path:
    case Effect::InMaze: break;  // never in a hand
  }
  return "";
}

using Picture = std::array<std::string, 3>;

// Three lines. A tunnel is drawn as if it were alone on the table.
Picture picture(const classic::Rules& rules, Card card, Turned turned, const text::Drawing& how) {
  Picture lines;
  const classic::CardKind& kind = rules.deck[card];
  if (kind.face.open() != 0) {
    classic::Table alone;
    alone.tunnels.put({}, card, turned, rules.face(card, turned));
    std::istringstream drawn(text::draw(rules, alone, {.size = text::Drawing::Size::Full, .unicode = how.unicode}));
    for (std::string& line : lines) std::getline(drawn, line);
    return lines;
  }
  lines[0] = how.unicode ? "┌───┐" : ".---.";
  lines[1] = fmt::format("{:^5}", sign(kind));
  lines[2] = how.unicode ? "└───┘" : "'---'";
  return lines;
}

struct Labelled {
  Picture picture;
  std::string label;
};

std::string side_by_side(const std::vector<Labelled>& pictures) {
  std::array<std::string, 4> rows;
  for (const auto& [picture, label] : pictures) {
    const std::size_t width = std::max(card_width, label.size()) + 3;
    for (std::size_t row = 0; row < 3; ++row) rows[row] += padded(picture[row], width);
    rows[3] += padded(label, width);
  }
  std::string text;
  for (const std::string& row : rows) text += "  " + row + "\n";
  return text;
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
    case classic::Role::GoldDigger: return "dig from S to the treasure, under one of the goals";
    case classic::Role::GreedyDwarf:
      return "reach the treasure yourself, then you win alone; otherwise you get nothing";
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
    case Effect::Map:
      return rules.chest_cells.empty() ? "map: shows you alone one of the goals"
                                       : "map: shows you alone a goal or a closed chest";
    case Effect::GoalSwap: return "swaps two goals, or only seems to";
    case Effect::ForgottenTreasure: return "takes one of the last five discards, no draw";
    case Effect::Veto: return "stops a card that another player plays";
    case Effect::DirectionChange: return "turns the direction of play round";
    case Effect::Scout: return "lets you lay two tunnels in this turn";
    case Effect::Diversion: return "moves the tunnel card that was laid last";
    case Effect::OnPlayer: return std::string(describe(kind.on_player).purpose);
    case Effect::InMaze: break;  // never in a hand
  }
  return "";
}

std::string hand_picture(const classic::Rules& rules, std::span<const Card> hand, const text::Drawing& how) {
  std::vector<Labelled> pictures;
  for (std::size_t i = 0; i < hand.size() && i < pictures_in_row; ++i)
    pictures.push_back(
        {picture(rules, hand[i], Turned::No, how),
         fmt::format("{} {}", i + 1, rules.effect(hand[i]) == Effect::Path ? rules.deck[hand[i]].short_name : "")});
  return side_by_side(pictures);
}

std::string rotation_picture(const classic::Rules& rules, Card card, const text::Drawing& how) {
  return side_by_side(
      {{picture(rules, card, Turned::No, how), "printed"}, {picture(rules, card, Turned::Yes, how), "turned"}});
}

}  // namespace filon::classic::terminal
