#include "games/classic/terminal/table_notes.h"

#include <fmt/format.h>

#include "games/classic/terminal/card_words.h"
#include "games/classic/text/words.h"

namespace filon::classic::terminal {
namespace {

// The cards in play that were carried out already; an announced card is the last of them.
std::string in_play(const Rules& rules, const Table& table) {
  std::string names;
  const std::size_t count = table.in_play.size() - (table.announced && !table.in_play.empty() ? 1 : 0);
  for (std::size_t i = 0; i < count; ++i) names += (names.empty() ? "" : ", ") + card_name(rules, table.in_play[i]);
  return names;
}

}  // namespace

Seat announcer(const Table& table) {
  if (!table.announced) return nobody;
  for (const Step& step : table.agenda)
    if (step.what == Do::Resolve) return step.by;
  return nobody;
}

std::string announcement(const Rules& rules, const Table& table, const filon::terminal::Names& names) {
  return text::sentence(rules, Announced{announcer(table), *table.announced}, names);
}

std::vector<std::string> table_notes(const Rules& rules, const Table& table, const filon::terminal::Names& names) {
  std::vector<std::string> notes;
  if (table.direction < 0) notes.emplace_back("Play goes the other way round: up this list.");
  if (table.maps_banned) notes.emplace_back("Maps show no goals any more in this round.");
  for (std::size_t i = 0; i < table.pawn.size(); ++i)
    if (const Pawn& pawn = table.pawn[i]; pawn.stands())
      notes.push_back(
          fmt::format("Pawn {} at ({},{}) was put there by {}.", "ab"[i], pawn.at.x, pawn.at.y, names(pawn.owner)));
  if (const std::string played = in_play(rules, table); !played.empty()) notes.push_back("In play: " + played + ".");
  if (announcer(table) != nobody) notes.push_back(announcement(rules, table, names));
  if (table.payer != nobody) notes.push_back(fmt::format("The fee is paid by {}.", names(table.payer)));
  return notes;
}

}  // namespace filon::classic::terminal
