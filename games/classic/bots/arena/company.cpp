#include "games/classic/bots/arena/company.h"

#include "bots/keyed_chance.h"
#include "games/classic/bots/bot.h"

namespace filon::classic::bots::arena {

void play_in_company(const std::shared_ptr<const Rules>& rules, const std::vector<std::string>& levels,
                     std::uint64_t series, int deal, filon::bots::Observer<Classic>& observer) {
  using namespace filon::bots;
  Round<Classic> round(rules, std::make_shared<KeyedChance>(seed_for(Purpose::Deal, series, deal)));
  Rng rng(seed_for(Purpose::Company, series, deal));
  std::vector<std::unique_ptr<classic::bots::Bot>> bots;
  for (int i = 0; i < rules->seats; ++i) {
    const std::string& level = levels[static_cast<std::size_t>(rng.below(static_cast<int>(levels.size())))];
    bots.push_back(classic::bots::make_bot(level, *rules, seat(i), seed_for(Purpose::Bots, series, deal)));
  }
  round.sit_down(std::move(bots));
  round.play(&observer);
}

}  // namespace filon::classic::bots::arena
