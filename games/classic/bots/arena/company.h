// Plays a round between bots whose levels are drawn for each deal, and reports it to an observer.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "bots/round.h"
#include "games/classic/bots/traits.h"

namespace filon::classic::bots::arena {

void play_in_company(const std::shared_ptr<const Rules>&, const std::vector<std::string>& levels, std::uint64_t series,
                     int deal, filon::bots::Observer<Classic>&);

}  // namespace filon::classic::bots::arena
