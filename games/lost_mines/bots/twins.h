// Whole matches of bots, for tests.
#pragma once

#include <gtest/gtest.h>

#include "bots/so_far.h"
#include "games/lost_mines/bots/belief/witness.h"
#include "games/lost_mines/bots/bot.h"
#include "games/lost_mines/bots/testing.h"
#include "games/lost_mines/sample.h"

namespace filon::lost_mines::bots {

// Plays a whole match. Every bot has a twin that hears the same events but sees a sampled world, in which everything
// hidden from its seat is dealt again. Both must give the same answer, so no answer can depend on a secret.
inline void play_with_twins(const std::shared_ptr<const Rules>& rules, std::string_view level, Seed seed) {
  Match match = Match::start(rules, seed);
  std::vector<std::unique_ptr<Bot>> bots, twins;
  std::vector<std::unique_ptr<Witness>> witnesses;
  for (int i = 0; i < rules->seats; ++i) {
    for (auto* side : {&bots, &twins}) {
      side->push_back(make_bot(level, *rules, seat(i), seed));
      side->back()->begin(match.view(seat(i)), {});
    }
    witnesses.push_back(std::make_unique<Witness>(*rules, Attention::Moves));
    witnesses.back()->begin(match.view(seat(i)), {});
  }
  Rng rng(seed);
  const auto legal = std::make_unique<Actions>();
  while (!match.is_over()) {
    const Seat who = match.to_act().front();
    const auto i = static_cast<std::size_t>(who);
    ASSERT_EQ(witnesses[i]->view(), match.view(who));
    for (int other = 0; other < rules->seats; ++other) {
      double all = 0;
      for (Role role : {Role::Loyal, Role::Selfish, Role::Saboteur}) all += witnesses[i]->roles().of(seat(other), role);
      ASSERT_NEAR(all, 1, 1e-6);
      ASSERT_GT(witnesses[i]->roles().of(seat(other), match.sight(seat(other)).mine.role), 0)
          << "the truth was thought impossible";
    }
    legal_actions(*rules, match.sight(who), *legal);
    const Action action = bots[i]->choose(match.sight(who), *legal, {});
    // Between rounds nothing is hidden that could be dealt again.
    if (match.table().question.what == Ask::GoOn) {
      ASSERT_EQ(action, twins[i]->choose(match.sight(who), *legal, {}));
    } else {
      const World world = sample_world(*rules, match.sight(who), {}, rng);
      ASSERT_EQ(action, twins[i]->choose(world.sight(who), *legal, {}));
    }
    ASSERT_FALSE(match.play(who, action)) << "an illegal answer of " << level;
    for (std::size_t s = 0; s < bots.size(); ++s)
      for (const Event& event : match.events()) {
        const Heard heard = heard_by(event, seat(static_cast<int>(s)));
        bots[s]->hear(heard);
        twins[s]->hear(heard);
        witnesses[s]->hear(heard);
      }
  }
}

}  // namespace filon::lost_mines::bots
