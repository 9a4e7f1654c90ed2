#include "cli/line_up.h"

#include <algorithm>
#include <sstream>

#include <fmt/format.h>

#include "cli/command.h"

namespace filon::cli {

std::vector<std::string> levels_per_seat(const std::string& list, int seats) {
  std::vector<std::string> levels;
  std::istringstream words(list);
  for (std::string word; std::getline(words, word, ',');) levels.push_back(word);
  const auto known = classic::bots::all_levels();
  for (const std::string& level : levels)
    if (std::find(known.begin(), known.end(), level) == known.end())
      throw WrongUsage{fmt::format("--bots: it takes {}, not '{}'", fmt::join(known, ", "), level)};
  if (levels.size() == 1) levels.resize(static_cast<std::size_t>(seats), levels[0]);
  if (static_cast<int>(levels.size()) != seats)
    throw WrongUsage{fmt::format("--bots: it takes one level for all, or {} with commas between them, not {}", seats,
                                 levels.size())};
  return levels;
}

LineUp::LineUp(const std::vector<std::string>& levels, const classic::Rules& rules, std::uint64_t seed) {
  Rng seeds(seed);
  for (std::size_t i = 0; i < levels.size(); ++i) {
    const std::uint64_t own = seeds.next();
    bots_.push_back(levels[i].empty() ? nullptr
                                      : classic::bots::make_bot(levels[i], rules, seat(static_cast<int>(i)), own));
  }
}

void LineUp::follow(const classic::Match& match) {
  for (std::size_t i = 0; i < bots_.size(); ++i) {
    const Seat me = seat(static_cast<int>(i));
    if (!bots_[i]) continue;
    if (match.version() == 0) {
      bots_[i]->begin(match.view(me), {});
    } else {
      for (const classic::Event& event : match.events()) bots_[i]->hear(heard_by(event, me));
    }
  }
}

classic::Action LineUp::choose(const classic::Match& match, Seat by) {
  legal_actions(match.rules(), match.sight(by), *legal_);
  return bots_[static_cast<std::size_t>(by)]->choose(match.sight(by), *legal_, {});
}

}  // namespace filon::cli
