#include "games/lost_mines/bots/policy/outlook.h"

#include <cmath>

namespace filon::lost_mines::bots {
namespace {

// Of two who want the same treasure, the one who comes two turns later gets half as much: by sixths of a turn. A card
// that brings both nearer changes nothing between them.
constexpr double one_sixth_later = 0.944;
constexpr std::array<double, Ways::longest + 1> claims_after = [] {
  std::array<double, Ways::longest + 1> after{1};
  for (std::size_t i = 1; i < after.size(); ++i) after[i] = after[i - 1] * one_sixth_later;
  return after;
}();
// A treasure that is this many turns away is worth half: much can happen until then.
constexpr double patience = 3;
// Nobody knows exactly how long a way takes.
constexpr double doubt = 0.9;

// About x where it is large, about 0 where it is negative. The square root is exact on every platform.
double positive_part(double x) { return (x + std::sqrt(x * x + doubt * doubt)) / 2; }
// Rises from 0 towards 1, at first with slope 1.
double saturated(double x) { return 1 - 1 / (1 + x + x * x / 2); }

}  // namespace

Standing standing_at(const Table& table) {
  Standing standing;
  const double drawn = static_cast<double>(table.pile) / table.seats;
  for (int i = 0; i < table.seats; ++i) {
    standing.turns[seat(i)] = table.hand_size[seat(i)] > 0 ? table.hand_size[seat(i)] + drawn : 0;
    standing.dwarf[seat(i)] = table.dwarf[seat(i)];
  }
  return standing;
}

Outlook outlook(int seats, const Standing& standing, const Ways& ways, const Prospects& known) {
  std::array<PerSeat<double>, mines> pull, delay;
  std::array<double, mines> wanted{}, claims{};
  for (int i = 0; i < seats; ++i) {
    // How many treasures the seat has time to take at each mine, and which mine it will make for.
    std::array<double, mines> takes{}, focus{};
    double all = 0;
    for (std::size_t m = 0; m < mines; ++m) {
      if (known.treasures[m] <= 0 || standing.turns[seat(i)] <= 0) continue;
      const double turns = ways.turns(m, standing.dwarf[seat(i)]);
      delay[m][seat(i)] = 1 / (1 + turns / patience);
      takes[m] = positive_part(standing.turns[seat(i)] - turns);
      const double rich = known.worth[m] * std::min(1.5, known.treasures[m]);
      focus[m] = rich * saturated(takes[m]) / (1 + turns / 4);
      all += focus[m];
      pull[m][seat(i)] = takes[m] * claims_after[ways.sixths(m, standing.dwarf[seat(i)])];
    }
    for (std::size_t m = 0; m < mines; ++m) {
      if (focus[m] <= 0) continue;
      pull[m][seat(i)] *= focus[m] / all;
      claims[m] += pull[m][seat(i)];
      wanted[m] += takes[m] * focus[m] / all;
    }
  }
  Outlook expected;
  for (std::size_t m = 0; m < mines; ++m) {
    if (claims[m] <= 0) continue;
    const double collected = known.treasures[m] * known.worth[m] * saturated(wanted[m] / known.treasures[m]);
    for (int i = 0; i < seats; ++i) expected[seat(i)] += collected * delay[m][seat(i)] * pull[m][seat(i)] / claims[m];
  }
  return expected;
}

}  // namespace filon::lost_mines::bots
