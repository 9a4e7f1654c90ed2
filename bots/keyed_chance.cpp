#include "bots/keyed_chance.h"

#include "bots/arithmetic.h"

namespace filon::bots {

int KeyedChance::pick(Draw what, std::span<const std::uint8_t> counts) {
  const std::uint32_t number = drawn_[what]++;
  Rng times(Rng(seed_ ^ (std::uint64_t{what.source} << 56 | std::uint64_t{what.place} << 48 | number)).next());
  int first = -1;
  double soonest = 0;
  for (std::size_t kind = 0; kind < counts.size(); ++kind) {
    const double time = -natural_log((static_cast<double>(times.next() >> 12) + 0.5) * 0x1.0p-52);
    if (counts[kind] == 0 || (first >= 0 && time >= soonest * counts[kind])) continue;
    soonest = time / counts[kind];
    first = static_cast<int>(kind);
  }
  return first;
}

}  // namespace filon::bots
