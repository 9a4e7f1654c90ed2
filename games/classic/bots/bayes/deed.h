// What an answer looks like to the others: of which sort it is, judged by what its player can know.
#pragma once

#include "games/classic/bots/survey/survey.h"
#include "games/classic/events.h"

namespace filon::classic::bots {

enum class Deed : std::uint8_t {
  PathNearer,    // the gold comes nearer
  PathAside,     // neither nearer nor farther
  PathFarther,   // a good way is used up or turned away
  StubHarmless,  // a tunnel that goes nowhere, out of the way
  StubHarmful,   // a tunnel that goes nowhere, in the way
  RockfallHelps,
  RockfallAside,
  RockfallHarms,
  Map,
  MendSelf,
  MendOther,
  Break,
  Discard,
};
inline constexpr std::size_t deeds = 13;

// A path that brings the gold so many cards nearer, and may lead nowhere.
Deed path_deed(double gain, bool stub);
Deed rockfall_deed(double gain);

// How far the tunnels are from the gold, for all its player can know.
enum class Phase : std::uint8_t { Far, Middle, Near };
Phase phase_at(double distance);
inline constexpr std::size_t phases = 3;

// Which goals each seat has looked at, a bit each.
using Looks = PerSeat<std::uint8_t>;

// The goals that may be the treasure for all somebody knows who looked at these, if the treasure lies at `treasure`; a
// bit each.
unsigned possible_goals(const classic::Table&, unsigned looked_at, std::size_t treasure);
// The way to one of these goals, on average.
double mean_length(const Routes&, unsigned goals);

// One answer as heard. What it is depends on where the gold is, because its player may have looked.
struct Act {
  Seat by = nobody;
  bool blocked = false;                            // its player could lay no path
  std::array<Deed, classic::most_goals> deed{};    // by the goal that is the treasure
  std::array<Phase, classic::most_goals> phase{};  // likewise
  Seat whom = nobody;                              // Break, MendOther
  Seats could_be;                                  // whom else the same card could have been played on, and whom
};

// Whether somebody chose this when asked for a turn, with a card to play.
bool is_choice(const classic::Told&);
// Requires: is_choice(told); the survey has looked at the table before the event.
Act act_of(const classic::Rules&, const classic::Table& before, Survey&, const Looks&, const classic::Told&);

}  // namespace filon::classic::bots
